import { useMemo } from 'react';
import { relatedVehicles } from '../../data/rules/relatedVehicles.ts';
import { VehicleDetailScreen } from '../../screens/VehicleDetailScreen.tsx';
import type { ScreenInput } from './screenInput.ts';
import { useLoaded } from './useLoaded.ts';

/** The vehicle detail screen. Reads the vehicle's photos when the screen opens, if there are several. */
export function VehicleDetailContainer(input: ScreenInput) {
  const { metadata, vehicle, place, inventory, submissions, loadPhotos } = input;
  const { id, photoCount } = vehicle ?? {};
  const load = useMemo(
    () => (id === undefined || photoCount === undefined ? undefined : () => loadPhotos({ id, photoCount })),
    [loadPhotos, id, photoCount],
  );
  const photos = useLoaded(load);

  const { vehicleId = '', bodyStyle } = place;
  const shown = vehicle ?? { id: vehicleId, bodyStyle };
  return (
    <VehicleDetailScreen
      vehicle={vehicle}
      photos={photos}
      isOnline={input.isOnline}
      phone={metadata.contact.phone}
      related={inventory.status === 'ready' ? relatedVehicles(shown, inventory.value) : []}
      recipient={metadata.acceptsRequests ? metadata : undefined}
      phoneIfStuck={input.isRequestStuck ? metadata.contact.phone : undefined}
      initialDraft={submissions.draft}
      estimate={submissions.estimate}
      isSubmitting={submissions.isSubmitting('testDrive')}
      onDraftChange={submissions.setDraft}
      onLeaveOutEstimate={submissions.leaveOutEstimate}
      onBack={input.onOpenInventory}
      onRequestTestDrive={(request) => vehicle && submissions.requestTestDrive(request, vehicle)}
      onOpenVehicle={input.onOpenVehicle}
    />
  );
}
