import { isVin } from '../../../src/shared/text/vin.ts';
import { lettersAndDigits, readId } from './cells.ts';
import type { DecodedRow } from './decodeRow.ts';
import type { ImportedVehicle, Sale, Sales, VehiclePatch, Vehicles } from './importedVehicle.ts';

export type KnownVehicle = { id: string; vehicle: Sale; isSold: boolean };

/** Makes stock numbers comparable regardless of case, punctuation and leading zeros, which spreadsheets remove. */
export const normalizeStockNumber = (stockNumber: string) => lettersAndDigits(stockNumber).replace(/^0+/, '');

/** The year and the start of the make, because feeds write Chevy or Chevrolet, VW or Volkswagen. */
export const makeAndYear = ({ make, year }: VehiclePatch) => [
  lettersAndDigits(make ?? '')
    .replace('vw', 'vol')
    .slice(0, 3),
  year ?? '',
];

/** Whether a vehicle and a row with the same stock number describe different cars: make or year differ. */
export function isAnotherCar(vehicle: ImportedVehicle, fields: VehiclePatch): boolean {
  const before = makeAndYear(vehicle);
  return makeAndYear(fields).some((now, index) => now && before[index] && now !== before[index]);
}

const isAlmost = (one: string, other: string) =>
  one.split('').filter((character, index) => character !== other[index]).length <= 2;

/**
 * Returns a function that finds a row's vehicle by id, or else by stock number, and returns the id to write. `isTypo`: the VIN
 * differs in one or two characters. It is written only with `acceptVins`.
 */
export function vehicleFinder(
  rows: readonly Pick<DecodedRow, 'id'>[],
  inventory: Vehicles,
  sales: Sales,
  acceptVins: boolean,
) {
  const all = [sales, inventory].flatMap((vehicles) =>
    [...vehicles].map(([id, vehicle]): KnownVehicle => ({ id, vehicle, isSold: vehicles === sales })),
  );
  const byId = new Map(all.map((known) => [known.id, known]));
  // Also index the ids as `readId` normalizes them, such as a VIN in capitals.
  const named = all.flatMap((known) => {
    const names = [known.vehicle.stockNumber, readId(known.id)].filter((name) => typeof name === 'string');
    return names.map((name) => ({ name, known }));
  });
  const byName = Map.groupBy(named, ({ name }) => normalizeStockNumber(name));
  const taken = new Set(rows.map(({ id }) => id));

  return (id: string, fields: VehiclePatch): { id: string; known?: KnownVehicle; isTypo?: boolean } => {
    const { stockNumber } = fields;
    const same = byId.get(id);
    // The stock number was reused: the sold car is a different one.
    if (same?.isSold && !isVin(id) && isAnotherCar(same.vehicle, fields)) return { id };
    if (same !== undefined) return { id, known: same };
    const number = stockNumber ?? id;
    const alike = [id, number].flatMap((name) => byName.get(normalizeStockNumber(name)) ?? []);
    const exact = alike.filter(({ name }) => name === id || name === number);
    const found = new Set((exact.length > 0 ? exact : alike).map(({ known }) => known));
    const free = [...found].filter((it) => !taken.has(it.id) && !isAnotherCar(it.vehicle, fields));
    const unsold = free.filter(({ isSold }) => !isSold);
    const [known, ...others] = unsold.length > 0 ? unsold : free;
    if (known === undefined || others.length > 0) return { id };
    if (readId(known.id) === id) return { id, known };
    if (number === id || (isVin(known.id) && !isVin(id))) return { id: known.id, known };
    const isTypo = isVin(known.id) && !known.isSold && isAlmost(known.id, id);
    if (isTypo && !acceptVins) return { id: known.id, known, isTypo };
    if (isVin(known.id) && !isTypo) return { id };
    taken.add(known.id);
    return { id, known };
  };
}
