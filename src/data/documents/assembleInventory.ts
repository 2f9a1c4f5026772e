// Separate from vehicles.ts, so that the initial chunk needs no decoders.
import type { Inventory } from '../backend.ts';
import type { Vehicle } from '../model.ts';

/** What has changed in the inventory since the previous change. The first one contains all documents. */
export type InventoryChange = {
  /** New and changed documents by id: a vehicle, or `undefined` for an invalid document. */
  changed: readonly (readonly [id: string, vehicle: Vehicle | undefined])[];
  /** The ids of all documents, in order. */
  ids: readonly string[];
};

/** Builds the inventory from decoded documents: all of the collection, or only the first ones. */
export const assembleInventory = (decoded: readonly (Vehicle | undefined)[], isWhole = true): Inventory => ({
  vehicles: decoded.filter((vehicle) => vehicle !== undefined),
  isWhole,
  isEmpty: decoded.length === 0,
});

/** Returns a function that builds the inventory from each change. Vehicles that have not changed stay the same objects. */
export function inventoryMerger(): (change: InventoryChange) => Inventory {
  const known = new Map<string, Vehicle | undefined>();
  return ({ changed, ids }) => {
    for (const [id, vehicle] of changed) known.set(id, vehicle);
    return assembleInventory(ids.map((id) => known.get(id)));
  };
}
