import { useState } from 'react';
import styled from 'styled-components';
import type { Vehicle } from '../../data/model';
import { DeferredVehicleDrawing } from '../basics/deferred';
import { vehicleName } from '../basics/format';
import { Stage } from './Stage';

/** Where the site keeps drawings of its own; they come with the seed vehicles. */
const ownDrawings = '/drawings/';

const Picture = styled.img<{ $isPhoto: boolean }>`
  width: 100%;
  height: 100%;
  object-fit: cover;

  @media (prefers-color-scheme: dark) {
    filter: ${({ $isPhoto }) => ($isPhoto ? 'brightness(.92)' : 'none')};
  }
`;

export type VehicleImageProps = {
  /** Its picture’s address, and what a drawing of it needs. */
  vehicle: Vehicle;
  /** Load at once, for a picture that a visitor sees first. */
  isEager?: boolean;
};

/**
 * A vehicle's picture, or a drawing of its body style in its colour when it has none that loads. Fills its box.
 *
 * @states filled, empty, error, live
 */
export function VehicleImage({ vehicle, isEager = false }: VehicleImageProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const { imageUrl, bodyStyle, color } = vehicle;
  const name = vehicleName(vehicle);
  const illustration = `Illustration of a ${name}`;

  if (imageUrl === undefined || imageUrl === brokenUrl) {
    return (
      <Stage>
        <DeferredVehicleDrawing bodyStyle={bodyStyle} color={color} title={illustration} />
      </Stage>
    );
  }
  const isPhoto = !imageUrl.startsWith(ownDrawings);
  return (
    <Picture
      src={imageUrl}
      alt={isPhoto ? name : illustration}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBrokenUrl(imageUrl)}
      $isPhoto={isPhoto}
    />
  );
}
