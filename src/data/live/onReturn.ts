/** After a shorter absence, the connections are assumed to be alive. */
const longAwayMs = 15_000;

/**
 * Calls back when the page returns from the back/forward cache or from a long time in the background. Its connections may
 * be dead by then: iOS closes them without an event.
 */
export function onReturn(reconnect: () => void): void {
  const isHidden = () => document.visibilityState === 'hidden';
  // The page may have been opened in a background tab.
  let hiddenAt = isHidden() ? Date.now() : undefined;
  document.addEventListener('visibilitychange', () => {
    if (hiddenAt !== undefined && Date.now() - hiddenAt >= longAwayMs) reconnect();
    hiddenAt = isHidden() ? Date.now() : undefined;
  });
  addEventListener('pageshow', ({ persisted }) => persisted && reconnect());
}
