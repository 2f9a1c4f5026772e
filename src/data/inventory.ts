import type { Vehicle, VehicleOrder, VehicleQuery } from './model.ts';

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

/** What two spellings of the same text have in common: neither case, nor kinds of spaces and of composed letters count. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** For each order, a comparator. Vehicles that compare as equal stay in the order of their ids. */
export const vehicleOrders: Record<VehicleOrder, (a: Vehicle, b: Vehicle) => number> = {
  id: () => 0,
};

/** The query that shows every vehicle in the usual order. */
export const wholeLot: VehicleQuery = { text: '', order: 'id' };

/** The vehicles whose "make model" contains the query's text, ignoring case, in the query's order. */
export function visibleVehicles(
  vehicles: readonly Vehicle[],
  { text, order }: VehicleQuery,
): readonly Vehicle[] {
  const wanted = fold(text);
  return vehicles
    .filter(({ make = '', model = '' }) => fold(`${make} ${model}`).includes(wanted))
    .toSorted(vehicleOrders[order]);
}
