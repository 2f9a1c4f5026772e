import { onOnlineOrVisible } from '../browser/onOnlineOrVisible.ts';
import { useEffect, useState } from 'react';

/**
 * The URLs of pictures that have not loaded, and functions that add and forget one. They are forgotten, so that the pictures are
 * requested again, when the browser comes back online and when the visitor returns to the page.
 */
export function useFailedUrls() {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  useEffect(
    () => (failed.size === 0 ? undefined : onOnlineOrVisible(() => setFailed(new Set()))),
    [failed.size],
  );
  const addFailed = (url: string) => setFailed((urls) => new Set(urls).add(url));
  const forgetFailed = (url: string) =>
    setFailed((urls) => (urls.has(url) ? new Set([...urls].filter((other) => other !== url)) : urls));
  return [failed, addFailed, forgetFailed] as const;
}
