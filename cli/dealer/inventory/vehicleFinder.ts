import { decodeAmount, decodeText } from '../../../src/shared/documents/decode.ts';
import { isVin } from '../../../src/shared/text/vin.ts';
import { lettersAndDigits, readId } from './cells.ts';
import type { DecodedRow } from './decodeRow.ts';
import type { VehicleFields } from './fields.ts';

export type Document = Readonly<Record<string, unknown>>;

/** The documents of vehicles by id: a dealer's inventory or sales. */
export type Vehicles = ReadonlyMap<string, Document>;

export type KnownVehicle = { id: string; document: Document; isSold: boolean };

/** Makes stock numbers comparable regardless of case, punctuation and leading zeros, which spreadsheets remove. */
export const normalizeStockNumber = (stockNumber: string) => lettersAndDigits(stockNumber).replace(/^0+/, '');

/** The year and the start of the make, because feeds write Chevy or Chevrolet, VW or Volkswagen. */
export const makeAndYear = ({ make, year }: Document) => [
  lettersAndDigits(decodeText(make) ?? '')
    .replace(/^vw/, 'vol')
    .slice(0, 3),
  decodeAmount(year) ?? '',
];

/** Whether a document and a row with the same stock number describe different cars: make or year differ. */
export function isAnotherCar(document: Document, fields: VehicleFields): boolean {
  const before = makeAndYear(document);
  return makeAndYear(fields).some(
    (now, index) => now !== '' && before[index] !== '' && now !== before[index],
  );
}

/** Returns a function that finds a row's vehicle by id, or else by stock number, and returns the id to write. */
export function vehicleFinder(rows: readonly Pick<DecodedRow, 'id'>[], inventory: Vehicles, sales: Vehicles) {
  const all = [sales, inventory].flatMap((vehicles) =>
    [...vehicles].map(([id, document]): KnownVehicle => ({ id, document, isSold: vehicles === sales })),
  );
  const byId = new Map(all.map((known) => [known.id, known]));
  // Also index the ids as `readId` normalizes them, such as a VIN in capitals.
  const named = all.flatMap((known) =>
    [decodeText(known.document['stockNumber']), readId(known.id)].map((name) => ({ name, known })),
  );
  const byName = Map.groupBy(named, ({ name }) =>
    typeof name === 'string' ? normalizeStockNumber(name) : undefined,
  );
  const taken = new Set(rows.map(({ id }) => id));

  return (id: string, fields: VehicleFields): { id: string; known?: KnownVehicle | undefined } => {
    const { stockNumber } = fields;
    const same = byId.get(id);
    // The stock number was reused: the sold car is a different one.
    if (same?.isSold && !isVin(id) && isAnotherCar(same.document, fields)) return { id };
    if (same !== undefined) return { id, known: same };
    const number = typeof stockNumber === 'string' ? stockNumber : id;
    const alike = [id, number].flatMap((name) => byName.get(normalizeStockNumber(name)) ?? []);
    const exact = alike.filter(({ name }) => name === id || name === number);
    const found = new Set((exact.length > 0 ? exact : alike).map(({ known }) => known));
    const free = [...found].filter((it) => !taken.has(it.id) && !isAnotherCar(it.document, fields));
    const unsold = free.filter(({ isSold }) => !isSold);
    const [known, ...others] = unsold.length > 0 ? unsold : free;
    if (known === undefined || others.length > 0) return { id };
    if (readId(known.id) === id) return { id, known };
    if (number === id || (isVin(known.id) && !isVin(id))) return { id: known.id, known };
    if (isVin(known.id)) return { id };
    taken.add(known.id);
    return { id, known };
  };
}
