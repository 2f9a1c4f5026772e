import { isVin } from '../../../src/shared/text/vin.ts';
import { lettersAndDigits } from './cells.ts';
import { importedFields } from './columns.ts';
import { type Change, countValues, type ImportedField } from './importedVehicle.ts';
import { isAnotherCar } from './vehicleFinder.ts';

/** A field whose new value is not written. */
export type WithheldField = Change & { field: ImportedField; value: unknown };

/** Whether a field loses its value. One picture in place of several is a loss, too. */
function isLost({ before, fields }: Change, field: ImportedField): boolean {
  if (!(field in fields)) return false;
  const [had, has] = [countValues(before[field]), countValues(fields[field])];
  return has < had && (has === 0 || (field === 'photos' && has === 1));
}

const implausibleNumbers = {
  price: (was: number, is: number) => is * 2 < was || is > was * 2,
  // An odometer does not run backwards, and kilometers are 1.6 times as many.
  mileage: (was: number, is: number) => was - is > 300 || (was > 100 && is > was * 1.5 && is - was > 1000),
};

/** Whether no night explains the change of a number, or of the name of the vehicle with this VIN. */
function isImplausible({ from, before, fields }: Change, field: ImportedField): boolean {
  if (field === 'price' || field === 'mileage') {
    const [was, is] = [before[field], fields[field]];
    return Boolean(was) && typeof is === 'number' && implausibleNumbers[field](was ?? 0, is);
  }
  const [old, model] = [lettersAndDigits(before.model ?? ''), lettersAndDigits(fields.model ?? '')];
  // Feeds add the trim to the model, or drop it.
  const isOther = field === 'model' && !(model.startsWith(old) || (model !== '' && old.startsWith(model)));
  const value = field === 'make' || field === 'year' ? fields[field] : undefined;
  return isVin(from) && (isOther || value === null || isAnotherCar(before, { [field]: value ?? null }));
}

/** Whether most vehicles get the same new pictures: placeholders, or a fault of the feed. */
function haveSamePictures(changes: readonly Change[]): boolean {
  const pictures = changes.flatMap(({ fields }) => fields.photos?.join() || []);
  return pictures.length > 1 && pictures.length * 2 > changes.length && new Set(pictures).size === 1;
}

const isRaised = ({ before, fields }: Change) => Number(fields.price) > (before.price ?? Infinity) * 1.2;

/**
 * Separates implausible values of one night: also the loss of all photos, the same pictures or much higher prices for most
 * vehicles, and values that half of the vehicles lose.
 */
export function withholdImplausible(changes: readonly Change[], allowRemovals: boolean) {
  // A stock number, unlike a VIN, can be given to another car.
  const isKnown = ({ kind, id, before, fields }: Change) =>
    kind !== 'added' && (isVin(id) || !isAnotherCar(before, fields));
  const known = changes.filter(isKnown);
  const losing = (field: ImportedField) => known.filter((change) => isLost(change, field)).length;
  const lost = importedFields.filter((field) => losing(field) >= Math.max(3, known.length / 2));
  // Prices in another currency.
  const areRaised = known.filter(isRaised).length > Math.max(2, known.length / 2);
  const haveSame = haveSamePictures(changes);
  const implausible = changes.flatMap((change): WithheldField[] => {
    const { fields } = change;
    const isRemoved = (field: ImportedField) =>
      isLost(change, field) && (lost.includes(field) || (field === 'photos' && !countValues(fields.photos)));
    const isWithheld = (field: ImportedField) =>
      field in fields &&
      ((field === 'photos' && haveSame) ||
        (field === 'price' && areRaised && isRaised(change)) ||
        (isKnown(change) && (isImplausible(change, field) || (!allowRemovals && isRemoved(field)))));
    return importedFields.filter(isWithheld).map((field) => ({ ...change, field, value: fields[field] }));
  });
  const withheld = Map.groupBy(implausible, ({ id }) => id);
  const plausible = changes.map((change): Change => {
    const names = withheld.get(change.id)?.map(({ field }): string => field);
    if (names === undefined) return change;
    const kept = Object.entries(change.fields).filter(([field]) => !names.includes(field));
    return { ...change, fields: Object.fromEntries(kept) };
  });
  return { plausible, implausible };
}
