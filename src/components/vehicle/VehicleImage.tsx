import styled from 'styled-components';
import { lazyComponent } from '../../loading/lazyComponent.tsx';
import { useFailedPictures } from '../../loading/usePictures.ts';
import type { Vehicle } from '../../shared/model.ts';
import { vehicleName } from '../../shared/text/format.ts';
import { photo, picture } from '../theme/photoStyles.ts';
import { Stage } from './Stage.tsx';

const LazyVehicleDrawing = lazyComponent(async () => (await import('./VehicleDrawing.tsx')).VehicleDrawing);

/** The folder of the site's own drawings, which the seed vehicles use. */
const ownDrawings = '/drawings/';

const Picture = styled.img<{ $isPhoto: boolean }>`
  ${({ $isPhoto }) => ($isPhoto ? photo : picture)}
`;

const InEitherScheme = styled.picture`
  display: contents;
`;

/** Whether the vehicle has a photo of its own, which may be missing on its server. */
export const hasPhoto = ({ imageUrl }: Vehicle) =>
  imageUrl !== undefined && !imageUrl.startsWith(ownDrawings);

export type VehicleImageProps = {
  /** Provides the picture, and the body style and colour for a drawing. */
  vehicle: Vehicle;
  /** Loads the picture eagerly, for pictures at the top of a screen. */
  isEager?: boolean;
};

/**
 * A vehicle's picture, or a drawing if there is none. A drawing also replaces a picture that fails to load, until the browser
 * is back online or the page becomes visible again. Fills its parent.
 */
export function VehicleImage({ vehicle, isEager = false }: VehicleImageProps) {
  const [failed, setFailed] = useFailedPictures();
  const { imageUrl, bodyStyle, color } = vehicle;
  const name = vehicleName(vehicle);
  const illustration = `Illustration of a ${name}`;

  if (imageUrl === undefined || failed.has(imageUrl)) {
    return (
      <Stage>
        <LazyVehicleDrawing bodyStyle={bodyStyle} color={color} title={illustration} />
      </Stage>
    );
  }
  const isPhoto = hasPhoto(vehicle);
  return (
    <InEitherScheme>
      {/* In WebKit, an SVG file does not know the colour scheme of the page. */}
      {!isPhoto && <source media="(prefers-color-scheme: dark)" srcSet={`${imageUrl}#dark`} />}
      <Picture
        src={imageUrl}
        alt={isPhoto ? name : illustration}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(new Map([[imageUrl, true]]))}
        $isPhoto={isPhoto}
      />
    </InEitherScheme>
  );
}
