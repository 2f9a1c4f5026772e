import { type KeyboardEvent, useMemo, useState } from 'react';
import styled from 'styled-components';
import { usePictures } from '../../loading/usePictures.ts';
import type { Fallible, Vehicle } from '../../shared/model.ts';
import { vehicleName } from '../../shared/text/format.ts';
import { theme } from '../theme/tokens.ts';
import { StageBox } from '../vehicle/StageBox.ts';
import { VehicleImage } from '../vehicle/VehicleImage.tsx';
import { PhotoRow } from './PhotoRow.tsx';
import { Thumbnails } from './Thumbnails.tsx';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  align-content: start;
  min-width: 0;
`;

/** The index that a key selects, possibly of no photo; `undefined` for other keys. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}

/** Ignores keys with modifiers, such as Alt+Left for Back. The dialog's library would react to them. */
function ignoreShortcuts(event: KeyboardEvent) {
  const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
  // Some keyboards need Shift for the plus sign.
  if (altKey || ctrlKey || metaKey || (shiftKey && key !== '+')) event.stopPropagation();
}

export type GalleryProps = {
  /** Provides the first picture, the name, and how many photos to expect. */
  vehicle: Vehicle;
  /** The URLs of all photos; none if they cannot be read. */
  photos: Fallible<readonly string[]>;
  /** Whether the browser is online. Offline, a photo that fails to load keeps its place. */
  isOnline: boolean;
};

/** The photos that can be shown, and which of them is current. */
function useShownPhotos({ vehicle: { imageUrl }, photos, isOnline }: GalleryProps) {
  const [current, setCurrent] = useState(0);
  const known = useMemo(() => {
    const read = photos.status === 'ready' ? photos.value : [];
    return [...new Set(imageUrl === undefined ? read : [imageUrl, ...read])];
  }, [imageUrl, photos]);
  const [shown, retry] = usePictures(known, isOnline);
  // If the current photo is left out, the next one becomes current.
  const before = shown.filter(({ url }) => known.indexOf(url) < current);

  return {
    photos: shown,
    index: Math.max(0, Math.min(before.length, shown.length - 1)),
    onIndexChange: (next: number) => {
      const url = shown[next]?.url;
      if (url === undefined) return;
      setCurrent(known.indexOf(url));
      retry(url);
    },
  };
}

/**
 * The photos of a vehicle: one at a time, thumbnails below, and a dialog that fills the window. The vehicle's own picture is
 * the first. A photo that fails online is left out until the page becomes visible again. Offline it keeps its place, and is
 * requested again when the browser is back online or the photo becomes current.
 */
export function Gallery(props: GalleryProps) {
  const { vehicle, photos } = props;
  const controls = useShownPhotos(props);
  const { photos: shown, index } = controls;
  const thumbnails = shown.length > 1 ? shown : [];
  const name = vehicleName(vehicle);

  return (
    <Box
      // Safari does not focus a button that is clicked, and the arrow keys need the focus here.
      tabIndex={-1}
      aria-label={`Photos of ${name}`}
      onKeyDownCapture={ignoreShortcuts}
      onKeyDown={(event) => {
        const next = nextIndex(event.key, index, shown.length);
        if (next === undefined) return;
        // The row would scroll as well.
        event.preventDefault();
        controls.onIndexChange(next);
      }}
    >
      <StageBox>
        {shown.length > 0 ? (
          <PhotoRow {...controls} name={name} />
        ) : (
          <VehicleImage vehicle={vehicle} isEager />
        )}
      </StageBox>
      {vehicle.photoCount !== undefined && (
        <Thumbnails
          {...controls}
          photos={thumbnails}
          emptyCount={photos.status === 'loading' ? vehicle.photoCount : 0}
        />
      )}
    </Box>
  );
}
