import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
import { Icon } from '../basics/Icon.tsx';
import { screenOnly } from '../theme/typography.ts';

const Corner = styled.div`
  position: fixed;
  right: max(16px, env(safe-area-inset-right));
  bottom: calc(max(16px, env(safe-area-inset-bottom)) + var(--keyboard-height));
  z-index: 20;
  display: grid;
  justify-items: end;
  gap: ${({ theme }) => theme.space[12]};

  ${({ theme }) => theme.from.tablet} {
    right: 24px;
    bottom: calc(24px + var(--keyboard-height));
  }
  ${screenOnly}
`;

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.brand};
  color: ${({ theme }) => theme.color.onBrand};
  box-shadow: ${({ theme }) => theme.shadow.e2}, 0 0 0 1px ${({ theme }) => theme.color.surface};

  &:hover {
    background: ${({ theme }) => theme.color.brandHover};
  }
`;

export type ChatWidgetProps = Omit<ChatPanelProps, 'onClose'> & {
  /** Whether the panel is open. */
  isOpen: boolean;
  /** How much of the window the on-screen keyboard covers, in px. */
  keyboardHeight?: number;
  /** The visitor asked to open or close the panel. */
  onToggle: () => void;
};

/**
 * A floating button that toggles the chat panel. Escape closes the panel.
 *
 * @states open, closed, loading, long, narrow
 */
export function ChatWidget({ isOpen, keyboardHeight = 0, onToggle, ...panel }: ChatWidgetProps) {
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
    // Escape works from every control inside.
    <Corner style={{ '--keyboard-height': `${keyboardHeight}px` }} onKeyDown={handleKeyDown}>
      {isOpen && <ChatPanel {...panel} onClose={onToggle} />}
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
