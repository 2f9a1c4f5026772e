import type { BodyStyleCount, InventoryQuery, SortOrder, Vehicle } from '../../shared/model.ts';
import { withoutInvisible } from '../../shared/text/cleanText.ts';

/** Ignores case, accents, white space, invisible characters, and punctuation in and between names. */
const fold = (text: string) =>
  withoutInvisible(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s\p{M}\p{Pd}\u{2212}.,/&·'’‘ʼ`´]/gu, '');

const foldedNames = new WeakMap<Vehicle, string>();

/** Computed once for each vehicle: a large inventory is searched at every keystroke. */
function foldedName(vehicle: Vehicle): string {
  const { make = '', model = '' } = vehicle;
  const name = foldedNames.get(vehicle) ?? fold(make + model);
  foldedNames.set(vehicle, name);
  return name;
}

/**
 * The vehicles whose "make model" contains the text. A text that begins with a year and goes on also finds those of the year
 * whose "make model" contains the rest. Blank text finds all of them.
 */
function searchVehicles(vehicles: readonly Vehicle[], text: string): readonly Vehicle[] {
  const wanted = fold(text);
  const [, year, rest = ''] = /^(\d{4})(.+)$/.exec(wanted) ?? [];
  return vehicles.filter((vehicle) => {
    const name = foldedName(vehicle);
    return name.includes(wanted) || (String(vehicle.year) === year && name.includes(rest));
  });
}

/** In ascending order. Vehicles without the value are last. */
const sortKeys: Record<Exclude<SortOrder, 'listed'>, (vehicle: Vehicle) => number | undefined> = {
  priceUp: ({ price }) => price,
  priceDown: ({ price }) => price && -price,
  newest: ({ year }) => year && -year,
  lowestMileage: ({ mileage }) => mileage,
};

/** The vehicles that a visitor asks for, in the order that the visitor has chosen. */
export function findVehicles(
  vehicles: readonly Vehicle[],
  { text, sort, bodyStyle }: InventoryQuery,
): readonly Vehicle[] {
  const style = bodyStyle.toLowerCase();
  const found = searchVehicles(vehicles, text).filter(
    (vehicle) => style === '' || vehicle.bodyStyle?.toLowerCase() === style,
  );
  if (sort === 'listed') return found;
  const sortKey = (vehicle: Vehicle) => sortKeys[sort](vehicle) ?? Number.MAX_VALUE;
  return found.toSorted((a, b) => sortKey(a) - sortKey(b));
}

/**
 * The body styles of an inventory with their numbers of vehicles, in alphabetical order. Spellings that differ only in case
 * are one style. Includes the chosen one, if there is one, even if no vehicle has it.
 */
export function countBodyStyles(vehicles: readonly Vehicle[], chosen: string): readonly BodyStyleCount[] {
  const counts = new Map<string, BodyStyleCount>();
  const add = (bodyStyle: string, count: number) => {
    const key = bodyStyle.toLowerCase();
    const known = counts.get(key) ?? { bodyStyle, count: 0 };
    counts.set(key, { ...known, count: known.count + count });
  };
  if (chosen !== '') add(chosen, 0);
  for (const { bodyStyle } of vehicles) if (bodyStyle !== undefined) add(bodyStyle, 1);
  return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, style]) => style);
}
