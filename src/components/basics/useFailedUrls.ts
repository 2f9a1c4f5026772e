import { useCallback, useEffect, useState } from 'react';

/**
 * The URLs of pictures that have not loaded, and functions that add and forget one. They are forgotten, so that the pictures are
 * requested again, when the browser comes back online and when the visitor returns to the page.
 */
export function useFailedUrls() {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (failed.size === 0) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const forget = () => setFailed(new Set());
    addEventListener('online', forget, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && forget(), {
      signal,
    });
    return () => end.abort();
  }, [failed]);
  const addFailed = useCallback((url: string) => setFailed((urls) => new Set(urls).add(url)), []);
  const forgetFailed = useCallback(
    (url: string) =>
      setFailed((urls) => (urls.has(url) ? new Set([...urls].filter((other) => other !== url)) : urls)),
    [],
  );
  return [failed, addFailed, forgetFailed] as const;
}
