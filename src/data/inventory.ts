import type { Vehicle } from './model';

/** The cars on the home screen (specification 9). */
export const featuredCount = 3;
const relatedCount = 3;

/** The vehicles on the home screen: the first of the inventory (specification 9). */
export function featuredVehicles(vehicles: readonly Vehicle[]): readonly Vehicle[] {
  return vehicles.slice(0, featuredCount);
}

/** Other vehicles of the same body style, without regard to case (specification 2, 'Vehicle detail'). */
export function relatedVehicles(vehicle: Vehicle, vehicles: readonly Vehicle[]): readonly Vehicle[] {
  const bodyStyle = vehicle.bodyStyle?.toLowerCase();
  if (bodyStyle === undefined) return [];
  return vehicles
    .filter((other) => other.id !== vehicle.id && other.bodyStyle?.toLowerCase() === bodyStyle)
    .slice(0, relatedCount);
}

const searchedTexts = new WeakMap<Vehicle, string>();

/** Kept for each vehicle, since a visitor's every keystroke asks for that of all of them. */
function searchedTextOf(vehicle: Vehicle): string {
  const known = searchedTexts.get(vehicle);
  if (known !== undefined) return known;
  const { make = '', model = '' } = vehicle;
  const text = `${make} ${model}`.toLowerCase();
  searchedTexts.set(vehicle, text);
  return text;
}

/** The vehicles whose make plus model contain the text (specification 2, 'Inventory'): for no text, the list itself. */
export function searchVehicles(vehicles: readonly Vehicle[], text: string): readonly Vehicle[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return vehicles;
  return vehicles.filter((vehicle) => searchedTextOf(vehicle).includes(wanted));
}
