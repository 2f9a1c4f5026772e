/**
 * Calls back whenever a failed request is worth repeating: a visible page comes back online, becomes visible, or returns
 * from the back/forward cache. Returns an unsubscribe function.
 */
export function onChanceToRetry(retry: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const retryIfVisible = () => {
    if (document.visibilityState === 'visible') retry();
  };
  addEventListener('online', retryIfVisible, { signal });
  document.addEventListener('visibilitychange', retryIfVisible, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && retryIfVisible(), { signal });
  return () => end.abort();
}
