import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../basics/Icon.tsx';
import { screenOnly, visuallyHidden } from '../theme/typography.ts';
import { floatingButton, floatingChip, photo } from '../vehicle/onPhoto.ts';
import { useSeen } from './useSeen.ts';

const Frame = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
`;

const Row = styled.div`
  display: flex;
  width: 100%;
  height: 100%;
  overflow: auto hidden;
  overscroll-behavior: contain auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &:focus-visible {
    outline-offset: -3px;
  }

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`;

const Slide = styled.div`
  flex: none;
  width: 100%;
  height: 100%;
  scroll-snap-align: center;
  scroll-snap-stop: always;
`;

const Picture = styled.img<{ $isWhole: boolean }>`
  ${photo}
  ${({ $isWhole }) => $isWhole && 'object-fit: contain;'}
`;

const Enlarge = styled.button`
  width: 100%;
  height: 100%;
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Count = styled.p`
  ${floatingChip}
  right: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[10]}`};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  ${screenOnly}
`;

const Status = styled.p`
  ${visuallyHidden}
`;

const Arrow = styled.button<{ $side: 'left' | 'right' }>`
  ${floatingButton}
  top: calc(50% - 22px);
  ${({ $side }) => $side}: ${({ theme }) => theme.space[12]};
  transition: opacity ${({ theme }) => theme.motion.hover};

  &:hover {
    background: ${({ theme }) => theme.color.surface};
  }

  /* A mouse brings them up. On a phone, which swipes, only the keyboard and screen readers do. */
  @media (hover: hover), (max-width: 599px) {
    ${Frame}:not(:hover, :focus-within) > & {
      opacity: 0;
    }
  }

  &:disabled {
    visibility: hidden;
  }
  ${screenOnly}
`;

/** The place of the photo in view, with a fraction while the row scrolls. */
const placeInView = ({ scrollLeft, scrollWidth, childElementCount }: HTMLElement) =>
  (scrollLeft * childElementCount) / scrollWidth;

const isAt = (row: HTMLElement, place: number) => Math.abs(placeInView(row) - place) < 0.02;

/** Scrolls to a photo, unless it is in view or the row is hidden. Returns whether it scrolls. */
function scrollToPlace(row: HTMLElement, place: number, behavior: ScrollBehavior): boolean {
  if (row.clientWidth === 0 || isAt(row, place)) return false;
  row.scrollTo({ left: (place * row.scrollWidth) / row.childElementCount, behavior });
  return true;
}

export type PhotoRowProps = {
  /** The photos' URLs. */
  photos: readonly string[];
  /** The place of the current photo, from 0. */
  index: number;
  /** What the photos show, such as the vehicle's name. */
  name: string;
  /** Photos are shown whole on an empty ground. Otherwise only photos in portrait format are. */
  isWhole?: boolean;
  /** The visitor asked for another photo, or scrolled to it. */
  onIndex: (index: number) => void;
  /** A photo cannot be loaded. */
  onFail: (url: string) => void;
  /** The visitor pressed the current photo. `undefined`: a press does nothing. */
  onEnlarge?: (() => void) | undefined;
};

/**
 * Photos side by side, one at a time: to swipe, or to step through with buttons. A photo is requested once it is the
 * current one or its neighbour.
 *
 * @states filled, narrow
 */
export function PhotoRow({
  photos,
  index,
  name,
  isWhole = false,
  onIndex,
  onFail,
  onEnlarge,
}: PhotoRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const previousArrow = useRef<HTMLButtonElement>(null);
  const nextArrow = useRef<HTMLButtonElement>(null);
  const current = useRef(index);
  const isInPlace = useRef(true);
  const shownPhotos = useRef(photos);
  const seen = useSeen(row, photos, '0px 100%');
  const [portraits, setPortraits] = useState<ReadonlySet<string>>(new Set());
  const { length } = photos;

  useLayoutEffect(() => {
    const element = row.current;
    const isSameRow = shownPhotos.current === photos;
    const distance = Math.abs(index - current.current);
    shownPhotos.current = photos;
    current.current = index;
    if (element === null) return;
    // What is no longer current is inert, so the focus moves along.
    if (element.contains(document.activeElement))
      element.children[index]?.querySelector('button')?.focus({ preventScroll: true });
    // Where the visitor has scrolled, the row is already.
    if (isSameRow && distance === 0) return;
    isInPlace.current = !scrollToPlace(element, index, isSameRow && distance === 1 ? 'auto' : 'instant');
  }, [index, photos]);

  // Also when a dialog that contains the row has opened.
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => scrollToPlace(element, current.current, 'instant'));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    // At an end, the arrow that the visitor has pressed disappears.
    if (index === 0 && document.activeElement === previousArrow.current) nextArrow.current?.focus();
    if (index === length - 1 && document.activeElement === nextArrow.current) previousArrow.current?.focus();
  }, [index, length]);

  const handleScroll = () => {
    const element = row.current;
    if (element === null || element.clientWidth === 0) return;
    const place = Math.round(placeInView(element));
    isInPlace.current ||= isAt(element, index);
    if (!isInPlace.current || place === index) return;
    current.current = place;
    onIndex(place);
  };
  /** From here on, the row scrolls where the visitor wants. */
  const handleTouch = () => {
    isInPlace.current = true;
  };

  const arrow = (side: 'left' | 'right', ref: RefObject<HTMLButtonElement | null>, next: number) => (
    <Arrow
      ref={ref}
      type="button"
      aria-label={side === 'left' ? 'Previous photo' : 'Next photo'}
      disabled={next < 0 || next >= length}
      onClick={() => onIndex(next)}
      $side={side}
    >
      <Icon name={side === 'left' ? 'arrowLeft' : 'arrowRight'} />
    </Arrow>
  );
  const picture = (url: string, place: number): ReactNode => (
    <Picture
      src={url}
      alt={length === 1 ? name : `${name}, photo ${place + 1} of ${length}`}
      decoding="async"
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (naturalHeight > naturalWidth) setPortraits((urls) => new Set(urls).add(url));
      }}
      onError={() => onFail(url)}
      $isWhole={isWhole || portraits.has(url)}
    />
  );
  return (
    <Frame>
      <Row
        ref={row}
        {...(onEnlarge === undefined && { tabIndex: 0, role: 'group', 'aria-label': 'Photo' })}
        onScroll={handleScroll}
        onTouchStart={handleTouch}
        onWheel={handleTouch}
      >
        {photos.map((url, place) => {
          const content = (seen.has(url) || place === index) && picture(url, place);
          return (
            <Slide key={url} inert={place !== index}>
              {onEnlarge === undefined ? (
                content
              ) : (
                <Enlarge
                  type="button"
                  aria-label={`Enlarge photo ${place + 1} of ${length}`}
                  onClick={onEnlarge}
                >
                  {content}
                </Enlarge>
              )}
            </Slide>
          );
        })}
      </Row>
      {arrow('left', previousArrow, index - 1)}
      {arrow('right', nextArrow, index + 1)}
      {length > 1 && <Count aria-hidden>{`${index + 1} / ${length}`}</Count>}
      <Status role="status">{length > 1 && `${index + 1} of ${length}`}</Status>
    </Frame>
  );
}
