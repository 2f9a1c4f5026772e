import { useEffect, useState } from 'react';

/**
 * The URL of a picture that has not loaded. It is forgotten, so that the picture is requested again, when the browser comes
 * back online and when the visitor returns to the page.
 */
export function useFailedUrl() {
  const [failedUrl, setFailedUrl] = useState<string>();
  useEffect(() => {
    if (failedUrl === undefined) return undefined;
    const failed = new AbortController();
    const { signal } = failed;
    const forget = () => setFailedUrl(undefined);
    addEventListener('online', forget, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && forget(), {
      signal,
    });
    return () => failed.abort();
  }, [failedUrl]);
  return [failedUrl, setFailedUrl] as const;
}
