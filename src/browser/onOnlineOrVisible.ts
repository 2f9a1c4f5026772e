/**
 * Calls back when a visible page comes back online, or when the page becomes visible or returns from the back/forward
 * cache, with the time in ms that the page has spent in the background. Returns an unsubscribe function.
 */
export function onOnlineOrVisible(callback: (awayMs: number) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  // The page may have been opened in a background tab.
  let changedAt = Date.now();
  const callIfVisible = (awayMs: number) => {
    if (document.visibilityState === 'visible') callback(awayMs);
  };
  const onChange = () => {
    callIfVisible(Date.now() - changedAt);
    changedAt = Date.now();
  };
  addEventListener('online', () => callIfVisible(0), { signal });
  document.addEventListener('visibilitychange', onChange, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && callIfVisible(Infinity), { signal });
  return () => end.abort();
}
