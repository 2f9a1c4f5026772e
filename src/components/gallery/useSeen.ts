import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns the photos that have been in or near the visible part of a scrolling list. Unlike `loading="lazy"`, it works the
 * same in every browser for items that the list itself clips.
 *
 * @param list has one child per photo
 */
export function useSeen(list: RefObject<HTMLElement | null>, photos: readonly string[]): ReadonlySet<string> {
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
      { root: list.current, rootMargin: '0px 40px' },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list, photos]);
  return seen;
}
