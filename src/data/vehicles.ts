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

/**
 * A decoder for the inventory that tells once of each document that it has to leave out.
 * It keeps what it has told, so one decoder serves one visit.
 */
export function inventoryDecoder(report: (reason: string) => void) {
  const reported = new Set<string>();
  return (documents: readonly VehicleDocument[]): InventoryRecord => ({
    isEmpty: documents.length === 0,
    vehicles: documents.flatMap((document) => {
      const vehicle = decodeVehicle(document);
      if (vehicle !== undefined) return [vehicle];
      if (!reported.has(document.id))
        report(`Vehicle ${document.id} has neither make nor model and is left out`);
      reported.add(document.id);
      return [];
    }),
  });
}
