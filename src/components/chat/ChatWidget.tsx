import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
import { Icon } from '../basics/Icon.tsx';
import { theme } from '../theme/tokens.ts';
import { screenOnly } from '../theme/typography.ts';

/** The visible part of the window, without scrollbars: what the panel is sized by. Only its children can be pressed. */
const Layer = styled.div`
  position: fixed;
  inset: 0 0 var(--keyboard-height);
  z-index: 20;
  display: flex;
  flex-direction: column;
  align-items: end;
  justify-content: end;
  gap: ${theme.space[12]};
  padding: 0 max(8px, env(safe-area-inset-right)) max(16px, env(safe-area-inset-bottom))
    max(8px, env(safe-area-inset-left));
  container-type: size;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  ${theme.from.tablet} {
    padding: ${theme.space[24]};
  }
  ${screenOnly}
`;

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin-inline-end: ${theme.space[8]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.brand};
  color: ${theme.color.onBrand};
  box-shadow: ${theme.shadow.e2}, 0 0 0 1px ${theme.color.surface};

  &:hover {
    background: ${theme.color.brandHover};
  }

  ${theme.from.tablet} {
    margin-inline-end: 0;
  }

  /* The panel takes the whole height, and has a button of its own. */
  @container (max-height: 320px) {
    &[aria-expanded='true'] {
      display: none;
    }
  }
`;

export type ChatWidgetProps = Omit<ChatPanelProps, 'draft' | 'onDraft' | 'onClose'> & {
  /** Whether the panel is open. */
  isOpen: boolean;
  /** How much of the window the on-screen keyboard covers, in px. */
  keyboardHeight?: number;
  /** The visitor asked to open or close the panel. */
  onToggle: () => void;
};

/**
 * A floating button that toggles the chat panel. Escape closes the panel, which keeps what the visitor has typed.
 *
 * @states open, closed, loading, long, narrow
 */
export function ChatWidget({ isOpen, keyboardHeight = 0, onToggle, ...panel }: ChatWidgetProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState('');

  useEffect(() => {
    const button = toggle.current;
    return () => {
      // The panel had the focus.
      if (isOpen && document.activeElement === document.body) button?.focus();
    };
  }, [isOpen]);

  const handleKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    // In Safari, the key that ends a composition has this code, and comes after the composition.
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
    if (key === 'Escape' && isOpen && !isComposing) onToggle();
  };

  return (
    // Escape works from every control inside.
    <Layer style={{ '--keyboard-height': `${keyboardHeight}px` }} onKeyDown={handleKeyDown}>
      {isOpen && (
        <ChatPanel {...panel} draft={draft} onDraft={({ text }) => setDraft(text)} onClose={onToggle} />
      )}
      <Toggle
        ref={toggle}
        type="button"
        aria-label={isOpen ? 'Close chat' : 'Open chat'}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <Icon name={isOpen ? 'close' : 'chat'} size={26} />
      </Toggle>
    </Layer>
  );
}
