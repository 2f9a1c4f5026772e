import type { Inventory } from '../backend.ts';
import type { RawDocument } from '../decode.ts';
import type { Vehicle } from '../model.ts';
import { type decodeVehicle, wholeInventory } from '../vehicles.ts';

/**
 * Returns a function that takes the changed documents of the collection and the ids of all its documents, in order, and
 * returns the inventory. It decodes only what has changed: other vehicles stay the same objects.
 */
export function inventoryDecoder(decode: typeof decodeVehicle) {
  const decoded = new Map<string, Vehicle | undefined>();
  return (changed: readonly RawDocument[], ids: readonly string[]): Inventory => {
    for (const document of changed) decoded.set(document.id, decode(document));
    return wholeInventory(ids.map((id) => decoded.get(id)));
  };
}
