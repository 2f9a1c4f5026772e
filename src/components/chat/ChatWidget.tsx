import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
import { IconButton } from '../basics/IconButton.tsx';
import { breakpoints, theme } from '../theme/tokens.ts';
import { hiddenInPrint } from '../theme/hiding.ts';

/** The panel's size container: the visible window without scrollbars. Lets presses through to the page. */
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
  ${hiddenInPrint}
`;

const Toggle = styled(IconButton)`
  margin-inline-end: ${theme.space[8]};

  ${theme.from.tablet} {
    margin-inline-end: 0;
  }

  /* The panel fills the height and has its own button. */
  @container (max-height: 320px) {
    &[aria-expanded='true'] {
      display: none;
    }
  }
`;

export type ChatWidgetProps = ChatPanelProps & {
  /** How much of the window the on-screen keyboard covers, in px. */
  keyboardHeight: number;
};

/**
 * A floating button that toggles the chat panel. Escape closes the panel from anywhere on the page. On narrow windows, where
 * the panel covers the page, it closes when the focus moves to the page.
 */
export function ChatWidget({ keyboardHeight, ...panel }: ChatWidgetProps) {
  const { open, onOpenChange } = panel;
  const layer = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const handleKeyDown = useEffectEvent(({ key, isComposing, keyCode }: KeyboardEvent) => {
    // Safari sends the key that ends a composition after `compositionend`, with the code 229.
    const isForPage = !isComposing && keyCode !== 229 && !document.querySelector('dialog:modal');
    if (key === 'Escape' && isForPage) onOpenChange(false);
  });
  // The focus may come back to the page from the browser's own controls.
  const handleFocus = useEffectEvent(({ target }: FocusEvent) => {
    const isOnPage = target instanceof Element && target.closest('dialog') === null;
    const isNarrow = matchMedia(`(width < ${breakpoints.tablet}px)`).matches;
    if (isOnPage && isNarrow && !layer.current?.contains(target)) onOpenChange(false);
  });
  useEffect(() => {
    if (!open) return undefined;
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('focusin', handleFocus);
    const [element, button] = [layer.current, toggle.current];
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('focusin', handleFocus);
      if (element?.contains(document.activeElement)) button?.focus();
    };
  }, [open]);

  return (
    <Layer ref={layer} style={{ '--keyboard-height': `${keyboardHeight}px` }}>
      <ChatPanel {...panel} />
      <Toggle
        ref={toggle}
        variant="primary"
        icon={open ? 'close' : 'chat'}
        aria-label={open ? 'Close chat' : 'Open chat'}
        aria-expanded={open}
        onClick={() => onOpenChange(!open)}
      />
    </Layer>
  );
}
