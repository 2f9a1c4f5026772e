import type { Inventory } from '../backend.ts';
import type { RawDocument } from '../decode.ts';
import type { Vehicle } from '../model.ts';
import { type decodeVehicle, wholeInventory } from '../vehicles.ts';

/**
 * A change to the collection. Indexes refer to the full list of documents, including invalid ones, after the preceding
 * changes; -1 means absent.
 */
export type VehicleChange = { oldIndex: number; newIndex: number; document: RawDocument };

/** Follows the collection and decodes only the documents that changed: unchanged vehicles stay the same objects. */
export function vehicleList(decode: typeof decodeVehicle) {
  let decoded: (Vehicle | undefined)[] = [];
  return {
    reset: (documents: readonly RawDocument[]): Inventory => {
      decoded = documents.map(decode);
      return wholeInventory(decoded);
    },
    apply: (changes: readonly VehicleChange[]): Inventory => {
      for (const { oldIndex, newIndex, document } of changes) {
        if (oldIndex === newIndex) decoded[newIndex] = decode(document);
        else {
          if (oldIndex >= 0) decoded.splice(oldIndex, 1);
          if (newIndex >= 0) decoded.splice(newIndex, 0, decode(document));
        }
      }
      return wholeInventory(decoded);
    },
  };
}
