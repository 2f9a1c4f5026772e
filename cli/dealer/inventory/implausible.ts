import { isVin } from '../../../src/shared/text/vin.ts';
import { lettersAndDigits } from './cells.ts';
import { importedFields } from './columns.ts';
import type { Change, ImportedField } from './importedVehicle.ts';
import { isAnotherCar } from './vehicleFinder.ts';

/** A field whose new value is not written. */
export type WithheldField = Pick<Change, 'id' | 'before'> & { field: ImportedField; value: unknown };

const countValues = (value: unknown) => [value ?? []].flat().length;

/** Whether a field loses its value. One picture in place of several is a loss, too. */
function isLost({ before, fields }: Change, field: ImportedField): boolean {
  if (!(field in fields)) return false;
  const [had, has] = [countValues(before[field]), countValues(fields[field])];
  return has < had && (has === 0 || (field === 'photos' && has === 1));
}

const plain = (text: string | null | undefined) => lettersAndDigits(text ?? '');

/** Whether no night explains the change of a price, or of the name of the vehicle with this VIN. */
function isImplausible({ from, before, fields }: Change, field: ImportedField): boolean {
  const was = before.price ?? 0;
  const is = fields.price ?? was;
  if (field === 'price') return was > 0 && (is * 2 < was || is > was * 2);
  const [old, model] = [plain(before.model), plain(fields.model)];
  // Feeds add the trim to the model, or drop it.
  const isOther = field === 'model' && !(model.startsWith(old) || (model !== '' && old.startsWith(model)));
  const value = field === 'make' || field === 'year' ? fields[field] : undefined;
  return isVin(from) && (isOther || value === null || isAnotherCar(before, { [field]: value ?? null }));
}

/** Separates implausible values of one night: also the loss of all photos, and of values that most vehicles lose. */
export function withholdImplausible(changes: readonly Change[], allowRemovals: boolean) {
  // A stock number, unlike a VIN, can be given to another car.
  const known = changes.filter(
    ({ kind, id, before, fields }) => kind !== 'added' && (isVin(id) || !isAnotherCar(before, fields)),
  );
  const losing = (field: ImportedField) => known.filter((change) => isLost(change, field)).length;
  const lost = importedFields.filter((field) => losing(field) > Math.max(5, known.length / 2));
  const implausible = known.flatMap((change): WithheldField[] => {
    const { id, before, fields } = change;
    const isRemoved = (field: ImportedField) =>
      (field === 'photos' && fields.photos?.length === 0) || (lost.includes(field) && isLost(change, field));
    const isWithheld = (field: ImportedField) =>
      field in fields && (isImplausible(change, field) || (!allowRemovals && isRemoved(field)));
    return importedFields.filter(isWithheld).map((field) => ({ id, before, field, value: fields[field] }));
  });
  const withheld = Map.groupBy(implausible, ({ id }) => id);
  const plausible = changes.map((change): Change => {
    const names = withheld.get(change.id)?.map(({ field }): string => field) ?? [];
    const kept = Object.entries(change.fields).filter(([field]) => !names.includes(field));
    return { ...change, fields: Object.fromEntries(kept) };
  });
  return { plausible, implausible };
}
