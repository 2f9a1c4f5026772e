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
    make,
    model,
    year: amountOf(raw['year']),
    price: amountOf(raw['price']),
    mileage: amountOf(raw['mileage']),
    bodyStyle: textOf(raw['bodyStyle']),
    color: textOf(raw['color']),
    imageUrl: pictureUrlOf(raw['imageUrl']),
    photoCount: photoCountOf(raw['photoCount']),
  });
  return { id, features: listOf(raw['features'], textOf), ...optional };
}

/** Returns a `decodeVehicle` that reports each document without a vehicle once. */
export function vehicleDecoder(report: (reason: string) => void): typeof decodeVehicle {
  const reported = new Set<string>();
  return (document) => {
    const vehicle = decodeVehicle(document);
    if (vehicle === undefined && !reported.has(document.id)) {
      reported.add(document.id);
      report(`Vehicle ${document.id} has neither make nor model and is left out`);
    }
    return vehicle;
  };
}

/** Builds the whole inventory from the decoded documents of the collection, in their order. */
export const wholeInventory = (decoded: readonly (Vehicle | undefined)[]): Inventory => ({
  vehicles: decoded.filter((vehicle) => vehicle !== undefined),
  isWhole: true,
  isEmpty: decoded.length === 0,
});
