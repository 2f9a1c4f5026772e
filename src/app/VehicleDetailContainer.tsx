import { useEffect, useState } from 'react';
import { createBackoff } from '../browser/createBackoff.ts';
import type { Loadable } from '../shared/model.ts';
import { relatedVehicles } from '../data/rules/inventory.ts';
import { VehicleDetailScreen } from '../screens/VehicleDetailScreen.tsx';
import type { ScreenInput } from './screenInput.ts';

/** The vehicle detail screen. Reads the vehicle's photos when the screen opens, if there are several. */
export function VehicleDetailContainer(input: ScreenInput) {
  const { metadata, vehicle, inventory, submissions, readPhotos } = input;
  const [photos, setPhotos] = useState<Loadable<readonly string[]>>({ status: 'loading' });
  const { id, photoCount } = vehicle ?? {};

  useEffect(() => {
    if (id === undefined || photoCount === undefined) return undefined;
    const show = (value: readonly string[]) => setPhotos({ status: 'ready', value });
    const read = () =>
      void readPhotos({ id, photoCount }).then(show, () => {
        // Show only the vehicle's picture.
        show([]);
        backoff.schedule();
      });
    const backoff = createBackoff(read);
    read();
    return backoff.cancel;
  }, [readPhotos, id, photoCount]);

  const isKnown = vehicle !== undefined && inventory.status === 'ready';
  return (
    <VehicleDetailScreen
      vehicle={vehicle}
      photos={photos}
      isOnline={input.isOnline}
      phone={metadata.contact.phone}
      related={isKnown ? relatedVehicles(vehicle, inventory.value) : []}
      recipient={metadata.acceptsRequests ? metadata : undefined}
      isSubmitting={submissions.isSubmitting('testDrive')}
      onBack={input.onOpenInventory}
      onRequestTestDrive={submissions.requestTestDrive}
      onOpenVehicle={input.onOpenVehicle}
    />
  );
}
