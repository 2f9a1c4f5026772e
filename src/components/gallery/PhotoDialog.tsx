import { type JSX, useEffect, useMemo, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import {
  ACTION_CLOSE,
  type ComponentProps,
  type ContainerRect,
  ControllerContext,
  type ControllerRef,
  createModule,
  Lightbox,
  LightboxRoot,
  MODULE_NAVIGATION,
  MODULE_PORTAL,
  NavigationModule,
  type Plugin,
  useController,
  useEvents,
} from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import libraryStyles from 'yet-another-react-lightbox/styles.css?inline';
import { Icon } from '../basics/Icon.tsx';
import { useDialog } from '../basics/Modal.tsx';
import { fadeOut } from '../theme/motion.ts';
import { floatingButton, keyboardOnly } from '../theme/photoStyles.ts';
import { theme } from '../theme/tokens.ts';
import type { PhotoRowProps } from './PhotoRow.tsx';
import { Count, photoName } from './photoParts.ts';
import { Thumbnails } from './Thumbnails.tsx';

/** A custom slide, because the library never enlarges an image. */
type PhotoSlide = { type: 'photo'; photoIndex: number };

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    photo: PhotoSlide;
  }
}

const appear = keyframes`
  from { opacity: 0; }
`;

/** Dark in both schemes, and so are the buttons above the photo. Empty places are lighter. */
const Dialog = styled.dialog`
  ${libraryStyles}
  --focus: ${theme.color.onNight};
  --sunk: ${theme.color.surface};
  --yarl__color_backdrop: transparent;
  --yarl__icon_size: 22px;
  --yarl__toolbar_padding: ${theme.space[12]};
  position: fixed;
  inset: 0;
  z-index: 30;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
  overflow: hidden;
  border: 0;
  background: ${theme.color.night};
  color: ${theme.color.onNight};
  color-scheme: dark;
  animation: ${appear} ${theme.motion.panel} ${theme.motion.inPlace};
  ${fadeOut}

  /* The dialog covers the gutter of a classic scrollbar, too. */
  :root:has(&:modal) {
    scrollbar-gutter: auto;
  }

  &[open] {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  }

  .yarl__button {
    position: absolute;
    ${floatingButton}
    padding: 0;
    filter: none;

    &:disabled {
      visibility: hidden;
    }
  }

  /* The photo would cover an outline of the container itself. */
  .yarl__container:focus-visible::after {
    position: absolute;
    inset: 0;
    pointer-events: none;
    content: '';
  }

  .yarl__button:focus-visible, .yarl__container:focus-visible::after {
    outline: 3px solid ${theme.color.focus};
    outline-offset: -3px;
  }

  .yarl__slide {
    touch-action: none;
  }

  .yarl__toolbar {
    gap: ${theme.space[8]};

    > button {
      position: static;
    }

    /* Puts Zoom out before Zoom in. */
    > :nth-child(2) {
      order: -1;
    }
  }

  .yarl__navigation_prev, .yarl__navigation_next {
    margin: 0 ${theme.space[12]};
    ${keyboardOnly}
  }

  ${Count} {
    top: ${theme.space[20]};
    right: auto;
    bottom: auto;
    left: ${theme.space[12]};
  }
`;

const Strip = styled.div`
  display: none;
  justify-self: center;
  max-width: 100%;
  padding: ${theme.space[12]};

  ${theme.from.wide} {
    display: block;
  }
`;

const EmptyPlace = styled.div`
  width: min(100%, 480px);
  aspect-ratio: 4 / 3;
  background: ${theme.color.sunk};
`;

const FittedImage = styled.img`
  flex: none;
  object-fit: contain;
`;

/** Fits a photo to the available space. The element is as large as the photo, since the library pans to its edges. */
function Photo({ rect, ...image }: JSX.IntrinsicElements['img'] & { rect: ContainerRect }) {
  const [ratio, setRatio] = useState<number>();
  return (
    <FittedImage
      {...image}
      draggable={false}
      decoding="async"
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight)}
      style={ratio !== undefined ? { width: Math.min(rect.width, rect.height * ratio) } : {}}
    />
  );
}

/** Replaces the library's own dialog, which neither makes the page inert nor closes on Back. */
function Frame({ close, children }: ComponentProps) {
  const { subscribe } = useEvents();
  useEffect(() => subscribe(ACTION_CLOSE, close), [subscribe, close]);
  return <LightboxRoot className="yarl__relative">{children}</LightboxRoot>;
}

const noSensors = () => () => {};

/** The library's buttons, without its keys: it skips some that follow each other within 250 ms. The gallery handles them. */
function Buttons(props: ComponentProps) {
  const controller = useController();
  return (
    <ControllerContext.Provider value={{ ...controller, subscribeSensors: noSensors }}>
      <NavigationModule.component {...props} />
    </ControllerContext.Provider>
  );
}

const adapted: Plugin = ({ replace }) => {
  replace(MODULE_PORTAL, createModule(MODULE_PORTAL, Frame));
  replace(MODULE_NAVIGATION, createModule(MODULE_NAVIGATION, Buttons));
};

const plugins = [adapted, Zoom];

export type PhotoDialogProps = PhotoRowProps & {
  /** The visitor has closed the dialog. The parent should stop rendering it. */
  onClose: () => void;
};

/**
 * The photos in a modal dialog that fills the window. Pinching, Ctrl with the wheel, a double tap, buttons and the + and -
 * keys zoom; swipes and buttons change the photo; swiping down closes.
 */
export function PhotoDialog({ onClose, ...props }: PhotoDialogProps) {
  const { photos, index, name, onIndexChange } = props;
  const { length } = photos;
  const controller = useRef<ControllerRef>(null);
  const { close, dialog } = useDialog(onClose);
  // A new array would interrupt a swipe.
  const slides = useMemo(
    () => Array.from({ length }, (_, photoIndex): PhotoSlide => ({ type: 'photo', photoIndex })),
    [length],
  );

  // On the container, the arrow keys work, and Enter does not press a button.
  useEffect(() => controller.current?.focus(), []);

  return (
    <Dialog {...dialog} aria-label={`Photos of ${name}`}>
      <Lightbox
        open
        close={close}
        plugins={plugins}
        slides={slides}
        index={index}
        // Also called for the first photo.
        on={{ view: (view) => view.index !== index && onIndexChange(view.index) }}
        labels={{ Previous: 'Previous photo', Next: 'Next photo', 'Photo gallery': 'Photos' }}
        carousel={{ finite: true, padding: 0 }}
        noScroll={{ disabled: true }}
        // The dialog closes on Escape itself.
        controller={{ ref: controller, closeOnPullDown: true, closeOnEscape: false }}
        // A double tap zooms in fully, so that a landscape photo fills a phone.
        zoom={{ supports: ['photo'], maxZoom: 3, doubleClickMaxStops: 1, pinchZoomV4: true }}
        render={{
          slide: ({ slide, rect }) => {
            if (slide.type !== 'photo') return null;
            const { src, onError } = photos[slide.photoIndex] ?? {};
            const alt = photoName(name, slide.photoIndex, length);
            if (src === undefined) return <EmptyPlace role="img" aria-label={alt} />;
            return <Photo key={src} src={src} alt={alt} onError={onError} rect={rect} />;
          },
          controls: () => length > 1 && <Count aria-hidden>{`${index + 1} / ${length}`}</Count>,
          iconPrev: () => <Icon name="arrowLeft" size={20} />,
          iconNext: () => <Icon name="arrowRight" size={20} />,
          iconClose: () => <Icon name="close" size={20} />,
        }}
      />
      <Strip>
        <Thumbnails {...props} photos={length > 1 ? photos : []} emptyCount={0} />
      </Strip>
    </Dialog>
  );
}
