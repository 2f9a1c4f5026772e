import type { Vehicle } from '../../shared/model.ts';

const relatedCount = 3;

/** Up to three other vehicles with the same body style, ignoring case. */
export function relatedVehicles(
  vehicle: { id: string; bodyStyle?: string | undefined },
  vehicles: readonly Vehicle[],
): readonly Vehicle[] {
  const bodyStyle = vehicle.bodyStyle?.toLowerCase();
  if (bodyStyle === undefined) return [];
  return vehicles
    .filter((other) => other.id !== vehicle.id && other.bodyStyle?.toLowerCase() === bodyStyle)
    .slice(0, relatedCount);
}
