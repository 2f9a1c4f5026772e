import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const subscription = new AbortController();
  for (const type of ['resize', 'scroll']) {
    window.visualViewport?.addEventListener(type, onChange, { signal: subscription.signal });
  }
  return () => subscription.abort();
}

function readHeight(): number {
  const { visualViewport: visible, innerHeight } = window;
  // Pinch zoom also shrinks the visible part of the page.
  if (!visible || visible.scale > 1.01) return 0;
  return Math.max(0, Math.round(innerHeight - visible.height - visible.offsetTop));
}

/**
 * How far the on-screen keyboard covers the bottom of the page, in px. Only Safari on iOS draws it over the page; other
 * browsers shrink the page instead, because index.html sets `interactive-widget`.
 */
export const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, readHeight);
