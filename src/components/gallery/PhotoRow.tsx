import { type JSX, type UIEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyComponent, loadWhenIdle } from '../../loading/lazyComponent.tsx';
import { IconButton } from '../basics/IconButton.tsx';
import { LoadingBar } from '../frame/LoadingBar.tsx';
import { hiddenInPrint, noScrollbar, VisuallyHidden } from '../theme/hiding.ts';
import { keyboardOnly } from '../theme/photoStyles.ts';
import { theme } from '../theme/tokens.ts';
import { Count, PhotoImage, photoName } from './photoParts.ts';
import type { PhotoListProps } from './Thumbnails.tsx';

const Waiting = () => <LoadingBar isShown />;

// After a failure, it is requested again.
const LazyPhotoDialog = lazyComponent(
  async () => (await import('./PhotoDialog.tsx')).PhotoDialog,
  Waiting,
  Waiting,
);

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

const Slide = styled.button`
  --focus-offset: -3px;
  isolation: isolate;
  flex: none;
  width: 100%;
  height: 100%;
  padding: 0;
  border-radius: inherit;
  scroll-snap-align: center;
  scroll-snap-stop: always;
  cursor: zoom-in;

  /* Printing changes the width, and so the photo in view. The slides keep their places, so that the row does not scroll. */
  @media print {
    visibility: hidden;

    &:not([inert]) > img {
      position: absolute;
      inset: 0;
      visibility: visible;
    }
  }
`;

const Arrow = styled(IconButton)<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: calc(50% - 22px);
  ${({ $side }) => $side}: ${theme.space[12]};
  transition: opacity ${theme.motion.hover};

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
  ${hiddenInPrint}
`;

/** The index of the photo in view; fractional while the row scrolls. */
const indexInView = ({ scrollLeft, scrollWidth, childElementCount }: HTMLElement) =>
  (scrollLeft * childElementCount) / scrollWidth;

/** Scrolls to a photo, unless it is the nearest one or the row is hidden. */
function scrollToIndex(row: HTMLElement | null, index: number) {
  if (row === null || row.clientWidth === 0 || Math.round(indexInView(row)) === index) return;
  row.scrollTo({ left: (index * row.scrollWidth) / row.childElementCount, behavior: 'instant' });
}

/** The other photos are inert. */
const focusCurrent = (row: HTMLElement | null) =>
  row?.querySelector<HTMLElement>('button:not([inert])')?.focus({ preventScroll: true });

/** Fills the row; a portrait photo is not cropped. */
function Photo(image: JSX.IntrinsicElements['img']) {
  const [isPortrait, setIsPortrait] = useState(false);
  return (
    <PhotoImage
      {...image}
      decoding="async"
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        setIsPortrait(naturalHeight > naturalWidth)
      }
      style={isPortrait ? { objectFit: 'contain' } : {}}
    />
  );
}

export type PhotoRowProps = PhotoListProps & {
  /** The subject of the photos, such as the vehicle's name. */
  name: string;
};

/** Calls `onIndexChange` when a row is scrolled to another photo, and keeps the photo in view when the row is resized. */
function useScrollIndex({ index, onIndexChange }: PhotoRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const width = useRef(0);

  const handleResize = useEffectEvent(() => {
    width.current = row.current?.clientWidth ?? 0;
    scrollToIndex(row.current, index);
  });
  useEffect(() => {
    const observer = new ResizeObserver(handleResize);
    const observe = () => {
      if (row.current) observer.observe(row.current);
    };
    // The observer first calls back in the next frame, and the row may be resized before.
    handleResize();
    observe();
    // The layout for paper scrolls the row, too, and in Firefox outlasts this event. The observer calls back after it.
    addEventListener('afterprint', observe);
    return () => {
      observer.disconnect();
      removeEventListener('afterprint', observe);
    };
  }, []);

  const handleScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { clientWidth } = currentTarget;
    const next = Math.round(indexInView(currentTarget));
    // While the row is hidden or being resized, the browser scrolls it to another photo.
    if (clientWidth > 0 && clientWidth === width.current && next !== index) onIndexChange(next);
  };
  return { row, handleScroll };
}

const arrows = [
  { side: 'left', step: -1, label: 'Previous photo', icon: 'arrowLeft' },
  { side: 'right', step: 1, label: 'Next photo', icon: 'arrowRight' },
] as const;

/**
 * A row of photos, one in view at a time, to swipe or to step through with buttons. A photo is requested when it becomes
 * the current one or its neighbour. A press enlarges it in a dialog.
 */
export function PhotoRow(props: PhotoRowProps) {
  const { photos, index, name, onIndexChange } = props;
  const { length } = photos;
  const currentUrl = photos[index]?.url;
  const { row, handleScroll } = useScrollIndex(props);
  const [isEnlarged, setIsEnlarged] = useState(false);

  useEffect(() => void loadWhenIdle(LazyPhotoDialog), []);

  useLayoutEffect(() => {
    scrollToIndex(row.current, index);
    if (row.current?.contains(document.activeElement)) focusCurrent(row.current);
    // The same place may have another photo after a live change.
  }, [row, index, currentUrl]);

  return (
    <>
      <Frame>
        <Row ref={row} onScroll={handleScroll}>
          {photos.map(({ url, src, onError }, photoIndex) => (
            <Slide
              key={url}
              type="button"
              inert={photoIndex !== index}
              aria-haspopup="dialog"
              aria-label={length > 1 ? `Enlarge photo ${photoIndex + 1} of ${length}` : 'Enlarge photo'}
              onClick={() => setIsEnlarged(true)}
            >
              {Math.abs(photoIndex - index) <= 1 && src && (
                <Photo src={src} alt={photoName(name, photoIndex, length)} onError={onError} />
              )}
            </Slide>
          ))}
        </Row>
        {length > 1 &&
          arrows.map(({ side, step, label, icon }) => (
            <Arrow
              key={side}
              variant="floating"
              icon={icon}
              aria-label={label}
              aria-disabled={photos[index + step] === undefined}
              onClick={() => onIndexChange(index + step)}
              $side={side}
            />
          ))}
        {length > 1 && <Count aria-hidden>{`${index + 1} / ${length}`}</Count>}
        <VisuallyHidden role="status">{length > 1 && `${index + 1} of ${length}`}</VisuallyHidden>
      </Frame>
      {isEnlarged && (
        <LazyPhotoDialog
          {...props}
          onClose={() => {
            setIsEnlarged(false);
            // The focus has returned to the photo that opened the dialog, which may be inert by now.
            focusCurrent(row.current);
          }}
        />
      )}
    </>
  );
}
