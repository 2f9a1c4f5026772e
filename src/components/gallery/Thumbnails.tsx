import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Picture } from '../../loading/usePictures.ts';
import { hiddenInPrint, noScrollbar } from '../theme/hiding.ts';
import { theme } from '../theme/tokens.ts';
import { PhotoImage } from './photoParts.ts';

const List = styled.ul`
  display: flex;
  gap: ${theme.space[8]};
  min-height: clamp(45px, 9vw, 54px);
  overflow: auto hidden;
  overscroll-behavior: contain auto;
  /* Tells the checks of stories that this list scrolls without a scrollbar. */
  scroll-snap-type: x proximity;
  ${noScrollbar}

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  ${hiddenInPrint}
`;

const Item = styled.li`
  flex: none;
  width: clamp(60px, 12vw, 72px);
  height: clamp(45px, 9vw, 54px);
  border-radius: ${theme.space[8]};
  background: ${theme.color.sunk};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
`;

const Thumbnail = styled.button`
  /* The list would clip an outer outline. */
  --focus-offset: -3px;
  position: relative;
  isolation: isolate;
  width: 100%;
  padding: 0;
  height: 100%;
  overflow: hidden;
  border-radius: inherit;

  /* Above the picture, which keeps its size. */
  &[aria-current='true']::after {
    position: absolute;
    inset: 0;
    border: 2px solid ${theme.color.brand};
    border-radius: inherit;
    content: '';
  }

  /* Inside the focus ring. */
  &[aria-current='true']:focus-visible::after {
    inset: 3px;
  }
`;

export type PhotoListProps = {
  /** The photos. A missing one has an empty place. */
  photos: ReadonlyArray<Picture>;
  /** The index of the current photo. */
  index: number;
  /** The visitor asked for another photo, or scrolled to it. There may be no photo with this index. */
  onIndexChange: (index: number) => void;
};

export type ThumbnailsProps = PhotoListProps & {
  /** Number of placeholders, for photos whose URLs are not known yet. */
  emptyCount: number;
};

/** A strip of small photos with one tab stop, the current photo. A photo is requested when it is in view. */
export function Thumbnails({ photos, emptyCount, index, onIndexChange }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());

  // Browsers differ in how `loading="lazy"` treats items that a list clips.
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting);
        const urls = near.flatMap(({ target }) => photos[items.indexOf(target)]?.url ?? []);
        setSeen((earlier) =>
          urls.every((url) => earlier.has(url)) ? earlier : new Set([...earlier, ...urls]),
        );
      },
      { root: list.current, rootMargin: '0px 40px' },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [photos]);

  useLayoutEffect(() => {
    const strip = list.current;
    const item = strip?.children[index];
    if (!strip || !(item instanceof HTMLElement)) return;
    strip.scrollTo({ left: item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2 });
    if (strip.contains(document.activeElement)) item.querySelector('button')?.focus({ preventScroll: true });
  }, [index]);

  return (
    <List ref={list} aria-label="Photos">
      {photos.map(({ url, src, onError }, photoIndex) => (
        <Item key={url}>
          <Thumbnail
            type="button"
            aria-label={`Photo ${photoIndex + 1}`}
            aria-current={photoIndex === index || undefined}
            tabIndex={photoIndex === index ? 0 : -1}
            onClick={() => onIndexChange(photoIndex)}
          >
            {src && seen.has(url) && <PhotoImage src={src} alt="" decoding="async" onError={onError} />}
          </Thumbnail>
        </Item>
      ))}
      {Array.from({ length: emptyCount }, (_, photoIndex) => (
        <Item key={photoIndex} aria-hidden />
      ))}
    </List>
  );
}
