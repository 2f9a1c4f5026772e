/**
 * Calls back when a visible page comes back online, or when the page becomes visible or returns from the back/forward
 * cache. Returns an unsubscribe function.
 */
export function onOnlineOrVisible(callback: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const callIfVisible = () => {
    if (document.visibilityState === 'visible') callback();
  };
  addEventListener('online', callIfVisible, { signal });
  document.addEventListener('visibilitychange', callIfVisible, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && callIfVisible(), { signal });
  return () => end.abort();
}
