import { isDeepStrictEqual } from 'node:util';
import type { Vehicle } from '../../../src/shared/model.ts';
import type { FieldsFor } from '../../../src/shared/vehicleFields.ts';

/** A vehicle of a file, the inventory or the sales. All its photos are in one list. */
export type ImportedVehicle = Partial<Pick<Vehicle, Exclude<FieldsFor<'imported'>, 'imageUrl'>>> & {
  photos?: readonly string[];
};

export type ImportedField = keyof ImportedVehicle;

/** What a sale has besides its vehicle. `unlistedSince`: when an import first found it missing from the feed. */
export type Sale = ImportedVehicle & { soldBy?: unknown; unlistedSince?: Date | undefined };

/** The vehicles of a dealer's inventory by id. */
export type Vehicles = ReadonlyMap<string, ImportedVehicle>;
export type Sales = ReadonlyMap<string, Sale>;

/** New values of fields. `null` or an empty list removes a value; an absent field keeps it. */
export type VehiclePatch = { [Field in ImportedField]?: ImportedVehicle[Field] | null };

/** A change to one vehicle. */
export type Change = {
  /** `moved`: its VIN is known now. `returned`: it was sold. `removed`: it is not in the file, or off the lot. */
  kind: 'added' | 'changed' | 'moved' | 'returned' | 'removed';
  id: string;
  /** The current id. Differs from `id` if the vehicle moves. If it returns, this is the id of its sale. */
  from: string;
  /** The stored vehicle. Empty for a new one. */
  before: Sale;
  fields: VehiclePatch;
  /** Whether it is removed because a flag hides it: it is not sold. */
  isHidden?: boolean;
};

export const byKind = ({ changes }: { changes: readonly Change[] }) =>
  Object.groupBy(changes, ({ kind }) => kind);

/** The number of photos or features, or whether there is any other value. */
export const countValues = (value: unknown): number => [value ?? []].flat().length;

const normalizeValue = (value: unknown) =>
  Array.isArray(value) && value.length === 0 ? null : (value ?? null);

/** Returns the fields of a patch whose value differs from the vehicle's. */
export function changedFields(vehicle: ImportedVehicle, patch: VehiclePatch): VehiclePatch {
  const changes = Object.entries(patch).filter(
    ([field, value]) =>
      !isDeepStrictEqual(normalizeValue(vehicle[field as ImportedField]), normalizeValue(value)),
  );
  return Object.fromEntries(changes);
}
