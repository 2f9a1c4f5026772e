import { useEffect, useState } from 'react';
import { onOnlineOrVisible } from '../browser/onOnlineOrVisible.ts';

/**
 * Tracks the URLs of pictures that failed to load, with functions to add one and to set them all. Forgets all of them when the
 * browser comes back online or the page becomes visible, so that the pictures are requested again.
 */
export function useFailedUrls() {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const hasFailed = failed.size > 0;
  useEffect(() => (hasFailed ? onOnlineOrVisible(() => setFailed(new Set())) : undefined), [hasFailed]);
  const addFailed = (url: string) => setFailed((urls) => new Set(urls).add(url));
  return [failed, addFailed, setFailed] as const;
}
