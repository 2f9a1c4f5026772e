import { type RefObject, useEffect, useState } from 'react';

/**
 * The photos whose items have been in the visible part of a scrolling list, or near it. Unlike `loading="lazy"`, it does
 * the same in every browser for what the list itself clips.
 *
 * @param list its children are the photos' items
 * @param margin how far beyond the visible part counts, such as '0px 100%'
 */
export function useSeen(
  list: RefObject<HTMLElement | null>,
  photos: readonly string[],
  margin: string,
): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting);
        const urls = near.flatMap(({ target }) => photos[items.indexOf(target)] ?? []);
        setSeen((earlier) =>
          urls.every((url) => earlier.has(url)) ? earlier : new Set([...earlier, ...urls]),
        );
      },
      { root: list.current, rootMargin: margin },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list, photos, margin]);
  return seen;
}
