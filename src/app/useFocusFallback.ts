import { type RefObject, useEffect } from 'react';
import { focusHeading } from './usePlace.ts';

/**
 * Moves the focus to the screen's heading when the focused element leaves the page: a vehicle is sold, a screen fails, or a
 * modal closes whose opener is gone. Keyboard users would start over at the top, and screen readers would say nothing.
 */
export function useFocusFallback(screen: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let focused: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      focused = target;
    };
    const observer = new MutationObserver(() => {
      const isGone = focused instanceof Element && !focused.isConnected;
      if (isGone && document.activeElement === document.body) focusHeading(screen.current);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [screen]);
}
