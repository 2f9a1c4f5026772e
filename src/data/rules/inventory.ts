import { cleanText } from '../../shared/text/cleanText.ts';
import type { Vehicle } from '../../shared/model.ts';

export const featuredCount = 3;
const relatedCount = 3;

/** The vehicles on the home screen: the first of the inventory. */
export function featuredVehicles(vehicles: readonly Vehicle[]): readonly Vehicle[] {
  return vehicles.slice(0, featuredCount);
}

/** Up to three other vehicles with the same body style, ignoring case. */
export function relatedVehicles(vehicle: Vehicle, vehicles: readonly Vehicle[]): readonly Vehicle[] {
  const bodyStyle = vehicle.bodyStyle?.toLowerCase();
  if (bodyStyle === undefined) return [];
  return vehicles
    .filter((other) => other.id !== vehicle.id && other.bodyStyle?.toLowerCase() === bodyStyle)
    .slice(0, relatedCount);
}

/** Ignores case, kinds of white space and Unicode composition. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const searchedNames = new WeakMap<Vehicle, string>();

/** Computed once for each vehicle: a large inventory is searched at every keystroke. */
function searchedName(vehicle: Vehicle): string {
  const { make = '', model = '' } = vehicle;
  const name = searchedNames.get(vehicle) ?? fold(`${make} ${model}`);
  searchedNames.set(vehicle, name);
  return name;
}

/** The vehicles whose "make model" contains the text. Blank text finds all of them. */
export function findVehicles(vehicles: readonly Vehicle[], text: string): readonly Vehicle[] {
  const wanted = fold(cleanText(text));
  return vehicles.filter((vehicle) => searchedName(vehicle).includes(wanted));
}
