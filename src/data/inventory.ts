import type { Vehicle } from './model.ts';

/** How many vehicles the home screen features. */
export const featuredCount = 3;
const relatedCount = 3;

/** The vehicles on the home screen: the first of the inventory. */
export function featuredVehicles(vehicles: readonly Vehicle[]): readonly Vehicle[] {
  return vehicles.slice(0, featuredCount);
}

/** Up to three other vehicles of the same body style, ignoring case. */
export function relatedVehicles(vehicle: Vehicle, vehicles: readonly Vehicle[]): readonly Vehicle[] {
  const bodyStyle = vehicle.bodyStyle?.toLowerCase();
  if (bodyStyle === undefined) return [];
  return vehicles
    .filter((other) => other.id !== vehicle.id && other.bodyStyle?.toLowerCase() === bodyStyle)
    .slice(0, relatedCount);
}

/** The vehicles whose "make model" contains the text, ignoring case and spaces around it. Blank text finds all of them. */
export function findVehicles(vehicles: readonly Vehicle[], text: string): readonly Vehicle[] {
  const wanted = text.trim().toLowerCase();
  return vehicles.filter(({ make = '', model = '' }) => `${make} ${model}`.toLowerCase().includes(wanted));
}
