/** A page that was hidden for less than this keeps its connections. */
const longAwayMs = 15_000;

/**
 * Calls back when the visitor returns to a page that was in the background for a while, or that comes out of the
 * back/forward cache. Its connections may be dead by then: iOS closes them without telling the page.
 */
export function onReturn(reconnect: () => void): void {
  const isHidden = () => document.visibilityState === 'hidden';
  // A page may have been opened in the background.
  let hiddenAt = isHidden() ? Date.now() : undefined;
  document.addEventListener('visibilitychange', () => {
    if (hiddenAt !== undefined && Date.now() - hiddenAt >= longAwayMs) reconnect();
    hiddenAt = isHidden() ? Date.now() : undefined;
  });
  addEventListener('pageshow', ({ persisted }) => persisted && reconnect());
}
