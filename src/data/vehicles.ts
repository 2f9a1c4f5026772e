import { amountOf, fieldsOf, listOf, pictureUrlOf, present, textOf } from './decode';
import type { InventoryRecord, Vehicle } from './model';

/** What a document of the inventory's collection is once it has left the backend's client. */
export type VehicleDocument = { id: string; fields: unknown };

/** The vehicle that a document holds, or nothing when it has neither make nor model. */
export function decodeVehicle({ id, fields }: VehicleDocument): Vehicle | undefined {
  const raw = fieldsOf(fields);
  const make = textOf(raw['make']);
  const model = textOf(raw['model']);
  if (make === undefined && model === undefined) return undefined;
  const optional = present({
    make,
    model,
    year: amountOf(raw['year']),
    price: amountOf(raw['price']),
    mileage: amountOf(raw['mileage']),
    bodyStyle: textOf(raw['bodyStyle']),
    color: textOf(raw['color']),
    imageUrl: pictureUrlOf(raw['imageUrl']),
  });
  return { id, features: listOf(raw['features'], textOf), ...optional };
}

/** As `decodeVehicle`, but tells once of each document that holds none; so one decoder serves one visit. */
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

/** What the documents of the collection, decoded in its order, make of an inventory. */
export const inventoryRecord = (decoded: readonly (Vehicle | undefined)[]): InventoryRecord => ({
  isEmpty: decoded.length === 0,
  vehicles: decoded.filter((vehicle) => vehicle !== undefined),
});

/**
 * A step from one state of the collection to the next. Places count all documents, also those that hold no vehicle,
 * as the steps before have left them; -1 is no place.
 */
export type VehicleChange = { oldIndex: number; newIndex: number; document: VehicleDocument };

/** Follows a collection, and decodes nothing but what has changed: a vehicle that has not is the same object. */
export function vehicleList(decode: typeof decodeVehicle) {
  let decoded: (Vehicle | undefined)[] = [];
  return {
    readAll: (documents: readonly VehicleDocument[]): InventoryRecord => {
      decoded = documents.map(decode);
      return inventoryRecord(decoded);
    },
    follow: (changes: readonly VehicleChange[]): InventoryRecord => {
      for (const { oldIndex, newIndex, document } of changes) {
        if (oldIndex === newIndex) decoded[newIndex] = decode(document);
        else {
          if (oldIndex >= 0) decoded.splice(oldIndex, 1);
          if (newIndex >= 0) decoded.splice(newIndex, 0, decode(document));
        }
      }
      return inventoryRecord(decoded);
    },
  };
}
