import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  window.visualViewport?.addEventListener('scroll', onChange);
  return () => {
    window.visualViewport?.removeEventListener('resize', onChange);
    window.visualViewport?.removeEventListener('scroll', onChange);
  };
}

function readHeight(): number {
  const { visualViewport: visible, innerHeight } = window;
  // A page that is zoomed with two fingers is also only partly visible.
  if (!visible || visible.scale > 1.01) return 0;
  return Math.max(0, Math.round(innerHeight - visible.height - visible.offsetTop));
}

/**
 * The height of the on-screen keyboard in px, as far as it covers the bottom of the page. That happens in Safari on iOS;
 * other browsers shrink the page (`interactive-widget` in index.html).
 */
export const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, readHeight);
