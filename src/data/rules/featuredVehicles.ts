import type { Vehicle } from '../../shared/model.ts';

export const featuredCount = 3;

/** The vehicles on the home screen: the first of the inventory. */
export function featuredVehicles(vehicles: readonly Vehicle[]): readonly Vehicle[] {
  return vehicles.slice(0, featuredCount);
}
