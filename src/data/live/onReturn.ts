/** A page that was hidden for less than this keeps its connections. */
const longAwayMs = 15_000;

/**
 * Calls back when the visitor returns to a page that was in the background for a while, or that comes out of the
 * back/forward cache. Its connections may be dead by then: iOS closes them without telling the page.
 */
export function onReturn(reconnect: () => void): void {
  // A page may have been opened in the background.
  let hiddenAt = document.visibilityState === 'hidden' ? Date.now() : undefined;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    if (hiddenAt !== undefined && Date.now() - hiddenAt >= longAwayMs) reconnect();
    hiddenAt = undefined;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The page also becomes visible, but one new connection is enough.
    hiddenAt = undefined;
    reconnect();
  });
}
