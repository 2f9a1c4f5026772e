import { useEffect, useState } from 'react';
import { onChanceToRetry } from '../browser/onChanceToRetry.ts';
import type { Loadable, Vehicle } from '../data/model.ts';
import { VehicleDetailScreen, type VehicleDetailScreenProps } from '../screens/VehicleDetailScreen.tsx';

type LiveVehicleDetailProps = Omit<VehicleDetailScreenProps, 'photos'> & {
  readPhotos: (vehicle: Vehicle) => Promise<readonly string[]>;
};

const loading = { status: 'loading' } as const;

/** The vehicle with its photos, if it has more than one. They are read when the screen opens. */
export function LiveVehicleDetail({ readPhotos, vehicle, ...screen }: LiveVehicleDetailProps) {
  const [photos, setPhotos] = useState<Loadable<readonly string[]>>(loading);
  const { id, photoCount } = vehicle ?? {};

  useEffect(() => {
    if (vehicle === undefined || photoCount === undefined) return undefined;
    let isHere = true;
    const show = (value: readonly string[]) => {
      if (isHere) setPhotos({ status: 'ready', value });
    };
    // Without the list, the screen shows the vehicle's picture alone.
    const read = () => void readPhotos(vehicle).then(show, () => show([]));
    read();
    const stop = onChanceToRetry(read);
    return () => {
      isHere = false;
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- A price that changes is no reason to read again.
  }, [readPhotos, id, photoCount]);

  return <VehicleDetailScreen {...screen} vehicle={vehicle} photos={photos} />;
}
