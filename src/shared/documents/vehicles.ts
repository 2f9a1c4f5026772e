import type { Inventory, Vehicle } from '../model.ts';
import {
  type Decoders,
  decodeAmount,
  decodeList,
  decodePictureUrl,
  decodeText,
  decodeWith,
  omitUndefined,
  type RawDocument,
} from './decode.ts';
import { maxPhotos } from './photos.ts';

const decodePhotoCount = (raw: unknown) =>
  Number.isInteger(raw) && Number(raw) > 1 ? Math.min(Number(raw), maxPhotos) : undefined;

const decoders: Decoders<Omit<Vehicle, 'id'>> = {
  stockNumber: decodeText,
  make: decodeText,
  model: decodeText,
  year: decodeAmount,
  // A price of 0 counts as missing.
  price: (raw) => decodeAmount(raw) || undefined,
  mileage: decodeAmount,
  bodyStyle: decodeText,
  color: decodeText,
  features: (raw) => decodeList(raw, decodeText),
  imageUrl: decodePictureUrl,
  photoCount: decodePhotoCount,
};

/** Decodes a vehicle, or returns `undefined` when the document has neither make nor model. */
export function decodeVehicle({ id, fields }: RawDocument): Vehicle | undefined {
  const vehicle = omitUndefined({ id, ...decodeWith(decoders, fields) }) as Vehicle;
  return (vehicle.make ?? vehicle.model) === undefined ? undefined : vehicle;
}

/** Builds the inventory from decoded documents: all of the collection, or only the first ones. */
export const assembleInventory = (decoded: readonly (Vehicle | undefined)[], isWhole = true): Inventory => ({
  vehicles: decoded.filter((vehicle) => vehicle !== undefined),
  isWhole,
  isEmpty: decoded.length === 0,
});

/**
 * Returns a function that builds the inventory from the documents that have changed and the ids of all documents, in order.
 * Vehicles that have not changed stay the same objects. Each document without make and model is reported once.
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
    return assembleInventory(ids.map((id) => decoded.get(id)));
  };
}
