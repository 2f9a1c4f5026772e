import type { Inventory } from './backend.ts';
import {
  amountOf,
  fieldsOf,
  listOf,
  omitUndefined,
  pictureUrlOf,
  type RawDocument,
  textOf,
} from './decode.ts';
import type { Vehicle } from './model.ts';
import { maxPhotos } from './photos.ts';

const photoCountOf = (raw: unknown) =>
  Number.isInteger(raw) && Number(raw) > 1 ? Math.min(Number(raw), maxPhotos) : undefined;

/** Decodes a vehicle, or returns `undefined` when the document has neither make nor model. */
export function decodeVehicle({ id, fields }: RawDocument): Vehicle | undefined {
  const raw = fieldsOf(fields);
  const make = textOf(raw['make']);
  const model = textOf(raw['model']);
  if (make === undefined && model === undefined) return undefined;
  const optional = omitUndefined({
    stockNumber: textOf(raw['stockNumber']),
    make,
    model,
    year: amountOf(raw['year']),
    // Zero is no price.
    price: amountOf(raw['price']) || undefined,
    mileage: amountOf(raw['mileage']),
    bodyStyle: textOf(raw['bodyStyle']),
    color: textOf(raw['color']),
    imageUrl: pictureUrlOf(raw['imageUrl']),
    photoCount: photoCountOf(raw['photoCount']),
  });
  return { id, features: listOf(raw['features'], textOf), ...optional };
}

/** Builds the whole inventory from the decoded documents of the collection, in their order. */
export const wholeInventory = (decoded: readonly (Vehicle | undefined)[]): Inventory => ({
  vehicles: decoded.filter((vehicle) => vehicle !== undefined),
  isWhole: true,
  isEmpty: decoded.length === 0,
});

/**
 * Returns a function that takes the changed documents of the collection and the ids of all its documents, in order, and
 * returns the inventory. It decodes only what has changed: other vehicles stay the same objects. It reports each document
 * without a vehicle once.
 */
export function inventoryDecoder(report: (reason: string) => void) {
  const decoded = new Map<string, Vehicle | undefined>();
  const reported = new Set<string>();
  return (changed: readonly RawDocument[], ids: readonly string[]): Inventory => {
    for (const document of changed) {
      const { id } = document;
      const vehicle = decodeVehicle(document);
      decoded.set(id, vehicle);
      if (vehicle === undefined && !reported.has(id)) {
        reported.add(id);
        report(`Vehicle ${id} has neither make nor model and is left out`);
      }
    }
    return wholeInventory(ids.map((id) => decoded.get(id)));
  };
}
