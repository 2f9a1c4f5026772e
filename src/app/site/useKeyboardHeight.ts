import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const subscription = new AbortController();
  const { signal } = subscription;
  for (const type of ['resize', 'scroll'])
    window.visualViewport?.addEventListener(type, onChange, { signal });
  for (const type of ['focusin', 'focusout']) document.addEventListener(type, onChange, { signal });
  return () => subscription.abort();
}

function readHeight(): number {
  const { visualViewport: visible, innerHeight } = window;
  // Safari reports a height that is too low after the keyboard has closed, and with some of its toolbars.
  const hasKeyboard = document.activeElement?.matches('input, textarea') ?? false;
  // Pinch zoom also shrinks the visible part of the page.
  if (!hasKeyboard || !visible || visible.scale > 1.01) return 0;
  return Math.max(0, Math.round(innerHeight - visible.height - visible.offsetTop));
}

/**
 * How far the on-screen keyboard covers the bottom of the page, in px. Only Safari on iOS draws it over the page; other
 * browsers shrink the page instead, because index.html sets `interactive-widget`.
 */
export const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, readHeight);
