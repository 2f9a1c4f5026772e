import type { Inventory } from '../backend.ts';
import { type InventoryChange, inventoryMerger } from './assembleInventory.ts';
import {
  amountOf,
  type Decoders,
  decodeWith,
  listOf,
  omitUndefined,
  pictureUrlOf,
  type RawDocument,
  textOf,
} from './decode.ts';
import type { Vehicle } from '../model.ts';
import { maxPhotos } from './photos.ts';

const photoCountOf = (raw: unknown) =>
  Number.isInteger(raw) && Number(raw) > 1 ? Math.min(Number(raw), maxPhotos) : undefined;

const decoders: Decoders<Omit<Vehicle, 'id'>> = {
  stockNumber: textOf,
  make: textOf,
  model: textOf,
  year: amountOf,
  // A price of 0 counts as missing.
  price: (raw) => amountOf(raw) || undefined,
  mileage: amountOf,
  bodyStyle: textOf,
  color: textOf,
  features: (raw) => listOf(raw, textOf),
  imageUrl: pictureUrlOf,
  photoCount: photoCountOf,
};

/** Decodes a vehicle, or returns `undefined` when the document has neither make nor model. */
export function decodeVehicle({ id, fields }: RawDocument): Vehicle | undefined {
  const vehicle = omitUndefined({ id, ...decodeWith(decoders, fields) }) as Vehicle;
  return (vehicle.make ?? vehicle.model) === undefined ? undefined : vehicle;
}

/**
 * Returns a function that decodes the documents that have changed, given the ids of all documents, in order. Each document
 * without make and model is reported once.
 */
export function changeDecoder(report: (reason: string) => void) {
  const reported = new Set<string>();
  return (changed: readonly RawDocument[], ids: readonly string[]): InventoryChange => {
    const decoded = changed.map((document) => [document.id, decodeVehicle(document)] as const);
    for (const [id, vehicle] of decoded) {
      if (vehicle !== undefined || reported.has(id)) continue;
      reported.add(id);
      report(`Vehicle ${id} has neither make nor model and is left out`);
    }
    return { changed: decoded, ids };
  };
}

/** Returns a function that decodes the documents that have changed and builds the inventory. */
export function inventoryDecoder(report: (reason: string) => void) {
  const changeOf = changeDecoder(report);
  const inventoryOf = inventoryMerger();
  return (...change: Parameters<typeof changeOf>): Inventory => inventoryOf(changeOf(...change));
}
