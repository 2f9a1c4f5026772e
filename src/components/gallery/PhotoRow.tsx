import { type ComponentProps, type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../basics/Icon.tsx';
import { theme } from '../theme/tokens.ts';
import { noScrollbar, screenOnly, VisuallyHidden } from '../theme/typography.ts';
import { floatingButton, floatingChip, keyboardOnly, photo } from '../vehicle/onPhoto.ts';

const Frame = styled.div`
  position: relative;
  height: 100%;
  overflow: hidden;
  overscroll-behavior: contain auto;
  border-radius: inherit;
`;

const Row = styled.div`
  display: flex;
  height: 100%;
  overflow: auto hidden;
  overscroll-behavior: contain auto;
  scroll-snap-type: x mandatory;
  ${noScrollbar}
  border-radius: inherit;
`;

const Picture = styled.img<{ $isPortrait: boolean }>`
  ${photo}
  object-fit: ${({ $isPortrait }) => ($isPortrait ? 'contain' : 'cover')};
`;

const Slide = styled.button`
  flex: none;
  width: 100%;
  height: 100%;
  padding: 0;
  border-radius: inherit;
  scroll-snap-align: center;
  scroll-snap-stop: always;
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** The position among the photos. Screen readers get it as a status. */
export const Count = styled.p`
  ${floatingChip}
  right: ${theme.space[12]};
  padding: ${theme.space[2]} ${theme.space[10]};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  ${screenOnly}
`;

const Arrow = styled.button<{ $side: 'left' | 'right' }>`
  ${floatingButton}
  top: calc(50% - 22px);
  ${({ $side }) => $side}: ${theme.space[12]};
  transition: opacity ${theme.motion.hover};

  &:hover {
    background: ${theme.color.surface};
  }

  /* Shown on hover. */
  @media (hover: hover) {
    ${Frame}:not(:hover, :focus-within) > & {
      opacity: 0;
    }
  }

  ${keyboardOnly}

  /* Stays focusable at the first and last photo. */
  &[aria-disabled='true']:not(:focus, :hover) {
    visibility: hidden;
  }
  ${screenOnly}
`;

/** The index of the photo in view; fractional while the row scrolls. */
const indexInView = ({ scrollLeft, scrollWidth, childElementCount }: HTMLElement) =>
  (scrollLeft * childElementCount) / scrollWidth;

/** Scrolls to a photo, unless it is the nearest one or the row is hidden. */
function scrollToIndex(row: HTMLElement | null, index: number) {
  if (row === null || row.clientWidth === 0 || Math.round(indexInView(row)) === index) return;
  row.scrollTo({ left: (index * row.scrollWidth) / row.childElementCount, behavior: 'instant' });
}

/** Fills the row; a portrait photo is not cropped. */
function Photo(image: Pick<ComponentProps<'img'>, 'src' | 'alt' | 'onError'>) {
  const [isPortrait, setIsPortrait] = useState(false);
  return (
    <Picture
      {...image}
      decoding="async"
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        setIsPortrait(naturalHeight > naturalWidth)
      }
      $isPortrait={isPortrait}
    />
  );
}

export type PhotoRowProps = {
  /** The photos' URLs. */
  photos: readonly string[];
  /** The photos that failed to load while offline. Their slides are empty. */
  missing: ReadonlySet<string>;
  /** The index of the current photo. */
  index: number;
  /** The subject of the photos, such as the vehicle's name. */
  name: string;
  /** The visitor asked for another photo, or scrolled to it. */
  onIndex: (index: number) => void;
  /** A photo failed to load. */
  onFail: (url: string) => void;
  /** The visitor pressed the current photo. */
  onEnlarge: () => void;
};

/**
 * A row of photos, one in view at a time, to swipe or to step through with buttons. A photo is requested when it becomes
 * the current one or its neighbour.
 */
export function PhotoRow({ photos, index, name, missing, onIndex, onFail, onEnlarge }: PhotoRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const current = useRef(index);
  const width = useRef(0);
  const { length } = photos;

  useLayoutEffect(() => {
    current.current = index;
    scrollToIndex(row.current, index);
    // The other photos are inert, so the focus follows the current one.
    if (row.current?.contains(document.activeElement))
      row.current.querySelector<HTMLElement>('button:not([inert])')?.focus({ preventScroll: true });
  }, [index, photos]);

  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      width.current = element.clientWidth;
      scrollToIndex(element, current.current);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const handleScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { clientWidth } = currentTarget;
    const next = Math.round(indexInView(currentTarget));
    const isResizing = width.current > 0 && width.current !== clientWidth;
    // While the row is hidden or being resized, the browser scrolls it to another photo.
    if (clientWidth === 0 || isResizing || next === current.current) return;
    current.current = next;
    onIndex(next);
  };

  const arrow = (side: 'left' | 'right', next: number) => {
    const isEnd = next < 0 || next >= length;
    return (
      <Arrow
        type="button"
        aria-label={side === 'left' ? 'Previous photo' : 'Next photo'}
        aria-disabled={isEnd}
        onClick={() => !isEnd && onIndex(next)}
        $side={side}
      >
        <Icon name={side === 'left' ? 'arrowLeft' : 'arrowRight'} />
      </Arrow>
    );
  };
  return (
    <Frame>
      <Row ref={row} onScroll={handleScroll}>
        {photos.map((url, photoIndex) => (
          <Slide
            key={url}
            type="button"
            inert={photoIndex !== index}
            aria-haspopup="dialog"
            aria-label={`Enlarge photo ${photoIndex + 1} of ${length}`}
            onClick={onEnlarge}
          >
            {Math.abs(photoIndex - index) <= 1 && !missing.has(url) && (
              <Photo
                src={url}
                alt={length === 1 ? name : `${name}, photo ${photoIndex + 1} of ${length}`}
                onError={() => onFail(url)}
              />
            )}
          </Slide>
        ))}
      </Row>
      {arrow('left', index - 1)}
      {arrow('right', index + 1)}
      {length > 1 && <Count aria-hidden>{`${index + 1} / ${length}`}</Count>}
      <VisuallyHidden role="status">{length > 1 && `${index + 1} of ${length}`}</VisuallyHidden>
    </Frame>
  );
}
