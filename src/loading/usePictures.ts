import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { onOnlineOrVisible } from '../browser/onOnlineOrVisible.ts';

/**
 * The URLs of pictures that failed to load, each with whether the browser was online. Forgets all of them when it comes back
 * online or the page becomes visible, so that the pictures are requested again.
 */
export function useFailedPictures() {
  const [failed, setFailed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const hasFailed = failed.size > 0;
  useEffect(() => (hasFailed ? onOnlineOrVisible(() => setFailed(new Map())) : undefined), [hasFailed]);
  return [failed, setFailed] as const;
}

/** One of several pictures, and what an image of it needs. */
export type Picture = Pick<ComponentProps<'img'>, 'onError'> & {
  url: string;
  /** Absent while the picture is missing, because it failed offline. */
  src: string | undefined;
};

/** The images that have been requested once more. */
const retried = new WeakSet<HTMLImageElement>();

/**
 * The pictures to show, and a function that requests a missing one again. An image that fails is requested once more, because
 * its request may have been sent while the browser was offline. If it fails again, the picture is left out; offline, it keeps
 * its place, but is missing.
 */
export function usePictures(urls: readonly string[], isOnline: boolean) {
  const [failed, setFailed] = useFailedPictures();
  const pictures = useMemo(() => {
    const shown = urls.filter((url) => failed.get(url) !== true);
    return shown.map(
      (url): Picture => ({
        url,
        src: failed.has(url) ? undefined : url,
        onError: ({ currentTarget: image }) => {
          if (retried.has(image)) return setFailed((all) => new Map(all).set(url, isOnline));
          retried.add(image);
          image.setAttribute('src', url);
        },
      }),
    );
  }, [urls, isOnline, failed, setFailed]);
  const retry = (url: string) =>
    setFailed((all) => (all.has(url) ? new Map([...all].filter(([other]) => other !== url)) : all));
  return [pictures, retry] as const;
}
