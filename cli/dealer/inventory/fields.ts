import { isDeepStrictEqual } from 'node:util';
import type { VehicleValue } from './cells.ts';
import type { WrittenField } from './columns.ts';

/** A vehicle's fields. `null` removes a value; an absent field keeps it. `imageUrl` is a list of several photos. */
export type VehicleFields = Partial<Record<WrittenField, VehicleValue | null>>;

/** No features are the same as an absent field, as on the site. */
const normalizeValue = (value: unknown) =>
  Array.isArray(value) && value.length === 0 ? null : (value ?? null);

/** Returns the fields whose value differs from the document's. `null`: remove the field from the document. */
export function changedFields(
  document: Readonly<Record<string, unknown>>,
  wanted: VehicleFields,
): VehicleFields {
  const changes = Object.entries(wanted).filter(
    ([field, value]) => !isDeepStrictEqual(normalizeValue(document[field]), normalizeValue(value)),
  );
  return Object.fromEntries(changes);
}
