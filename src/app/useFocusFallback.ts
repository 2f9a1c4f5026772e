import { type RefObject, useEffect } from 'react';
import { focusHeading } from './usePlace.ts';

/**
 * Moves the focus to the screen's heading when the focused element leaves the page: a vehicle is sold, a screen fails, or a
 * modal closes whose opener is gone. Keyboard users would start over at the top, and screen readers would say nothing.
 */
export function useFocusFallback(screen: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let focused: Node | null = null;
    const remember = ({ target }: FocusEvent) => {
      focused = target as Node;
    };
    const observer = new MutationObserver(() => {
      if (focused?.isConnected === false && document.activeElement === document.body)
        focusHeading(screen.current);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [screen]);
}
