import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { ChatMessage } from '../../data/model';
import { ChatPanel, type ChatPanelProps } from './ChatPanel';
import { Icon } from '../basics/Icon';

const Corner = styled.div`
  position: fixed;
  right: max(16px, env(safe-area-inset-right));
  bottom: max(16px, env(safe-area-inset-bottom));
  z-index: 20;
  display: grid;
  justify-items: end;
  gap: ${({ theme }) => theme.space[12]};

  ${({ theme }) => theme.from.tablet} {
    right: 24px;
    bottom: 24px;
  }

  @media print {
    display: none;
  }
`;

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.brand};
  color: ${({ theme }) => theme.color.onBrand};
  box-shadow: ${({ theme }) => theme.shadow.e2}, 0 0 0 1px ${({ theme }) => theme.color.surface};

  &:hover {
    background: ${({ theme }) => theme.color.brandHover};
  }
`;

export type ChatWidgetProps = {
  /** Whether the panel is shown over the button. */
  isOpen: boolean;
  /** The conversation, the oldest first; kept while the panel is closed. */
  messages: readonly ChatMessage[];
  /** Heads the conversation. */
  dealerName: string;
  /** The visitor asked to open or to close it. */
  onToggle: () => void;
  /** The visitor sent a message. */
  onSend: ChatPanelProps['onSend'];
};

/**
 * A floating button that toggles the chat's panel (specification 2 and 4, 'Chat'). Escape closes it too.
 *
 * @states open, closed, loading, long, narrow
 */
export function ChatWidget({ isOpen, messages, dealerName, onToggle, onSend }: ChatWidgetProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    if (wasOpen.current && !isOpen) toggle.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) onToggle();
  };

  return (
    // The keys come from the controls inside; Escape has to work from each of them.
    <Corner onKeyDown={handleKeyDown}>
      {isOpen && <ChatPanel dealerName={dealerName} messages={messages} onSend={onSend} onClose={onToggle} />}
      <Toggle
        ref={toggle}
        type="button"
        aria-label={isOpen ? 'Close chat' : 'Open chat'}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <Icon name={isOpen ? 'close' : 'chat'} size={26} />
      </Toggle>
    </Corner>
  );
}
