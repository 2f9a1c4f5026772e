import type { VehicleValue } from './cells.ts';
import { type ColumnField, columnFields } from './columns.ts';

/**
 * The fields of a vehicle that an import writes. `photos`, the list of all photos if there is more than one, is a document of
 * its own; the vehicle's document has their number.
 */
export type VehicleField = WrittenField | 'photos';

export type WrittenField = Exclude<ColumnField, 'id' | 'status' | 'sold' | 'mileageUnit'>;

/** The fields that have columns and are written. */
export const writtenFields = columnFields.filter(
  (field): field is WrittenField => !['id', 'status', 'sold', 'mileageUnit'].includes(field),
);

export const vehicleFields: readonly VehicleField[] = [...writtenFields, 'photos'];

/** A vehicle's fields. `null`: the file says that the vehicle has no such value. Absent: the file does not say. */
export type VehicleFields = Partial<Record<VehicleField, VehicleValue | null>>;

/** No features are the same as an absent field, as on the site. */
const valueOf = (value: unknown) => (Array.isArray(value) && value.length === 0 ? null : (value ?? null));

const isSame = (left: unknown, right: unknown) =>
  JSON.stringify(valueOf(left)) === JSON.stringify(valueOf(right));

/** Returns the fields whose value differs from the document's. `null`: remove the field from the document. */
export function changedFields(
  document: Readonly<Record<string, unknown>>,
  wanted: VehicleFields,
): VehicleFields {
  const changes: VehicleFields = {};
  for (const field of vehicleFields) {
    const value = wanted[field];
    if (value !== undefined && !isSame(document[field], value)) changes[field] = value;
  }
  return changes;
}

function shorten(value: unknown): string {
  const text = value === undefined || value === null ? 'none' : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Describes changes to a document, such as 'price 19500 → 19000, color "Red" → none'. */
export const describeChanges = (
  document: Readonly<Record<string, unknown>>,
  changes: VehicleFields,
): string =>
  Object.entries(changes)
    .map(([field, value]) => `${field} ${shorten(document[field])} → ${shorten(value)}`)
    .join(', ');
