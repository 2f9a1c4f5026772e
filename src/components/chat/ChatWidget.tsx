import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../basics/IconButton.tsx';
import { hiddenInPrint } from '../theme/hiding.ts';
import { breakpoints, theme } from '../theme/tokens.ts';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';

/** The panel's size container: the visible window without scrollbars. Lets presses through to the page. */
const Layer = styled.div`
  position: fixed;
  inset: 0 0 var(--keyboard-height);
  z-index: 20;
  display: flex;
  align-items: end;
  justify-content: end;
  padding: ${theme.space[8]};
  container-type: size;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  @media ${theme.tallWindow} {
    padding-bottom: calc(${theme.space[56]} + env(safe-area-inset-bottom));
  }

  ${theme.from.tablet} {
    padding-inline-end: max(${theme.space.gutter}, env(safe-area-inset-right));
  }
`;

/**
 * Nothing that can be read or pressed lies under the button: on phones, it is a bar of its own; in wider windows, it is in the
 * page's gutter; and in short ones, below the page.
 */
const Dock = styled.div`
  display: flex;
  justify-content: end;
  padding: 0 ${theme.space[4]} env(safe-area-inset-bottom);
  background: ${theme.color.night};

  @media ${theme.tallWindow} {
    position: fixed;
    inset: auto 0 0;
    z-index: 20;
    border-top: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }

  @media ${theme.tallWindow} and (max-width: ${breakpoints.tablet - 1}px) {
    && > button {
      --focus-offset: -3px;
      display: flex;
      flex: 1;
      align-items: center;
      justify-content: center;
      gap: ${theme.space[8]};
      border-radius: ${theme.radius.control};
      background: none;
      color: ${theme.color.brand};
      font-size: ${theme.font.small};
      font-weight: ${theme.weight.label};
      box-shadow: none;

      &::after {
        content: attr(aria-label);
      }
    }
  }

  ${theme.from.tablet} and ${theme.tallWindow} {
    inset: auto env(safe-area-inset-right) ${theme.space[24]} auto;
    padding: 0 ${theme.space[4]};
    border: 0;
    background: none;
  }

  /* The panel takes the whole height and has its own button. */
  @media not all and ${theme.tallWindow} {
    &:has([aria-expanded='true']) {
      display: none;
    }
  }
`;

/** Contains both for the focus, without a box. */
const Parts = styled.div`
  display: contents;
  ${hiddenInPrint}
`;

export type ChatWidgetProps = ChatPanelProps & {
  /** How much of the window the on-screen keyboard covers, in px. */
  keyboardHeight: number;
};

/**
 * A button that floats over the page and toggles the chat panel. Escape closes the panel from anywhere on the page. On narrow windows, where
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
      if (element?.contains(document.activeElement)) button?.focus({ preventScroll: true });
    };
  }, [open]);

  return (
    <Parts ref={layer} style={{ '--keyboard-height': `${keyboardHeight}px` }}>
      {/* A press on a text, or in Safari on a button, focuses the layer. The panel would lose the focus when it is hidden. */}
      <Layer tabIndex={-1}>
        <ChatPanel {...panel} />
      </Layer>
      <Dock>
        <IconButton
          ref={toggle}
          variant="primary"
          icon={open ? 'close' : 'chat'}
          aria-label={open ? 'Close chat' : 'Open chat'}
          aria-expanded={open}
          onClick={() => onOpenChange(!open)}
        />
      </Dock>
    </Parts>
  );
}
