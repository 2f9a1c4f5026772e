import { Refusal, UsageError } from '../outcome.ts';
import { squeeze } from './cells.ts';

const aliases = (list: string) => list.split(/,\s+/);

/**
 * The column names that dealers' systems use. When a file has several columns for one field, the first of this list that
 * has a value counts. `status` decides whether a vehicle is on the lot; it is not written.
 */
export const columnAliases = {
  id: aliases(`VIN, VIN Number, VIN No, Vehicle VIN, Vehicle Identification Number, Stock #, Stock Number, Stock No,
    Stock Num, Stock ID, Stk #, Stk No, Unit Number, ID, Vehicle ID`),
  status:
    aliases(`Status, Vehicle Status, Stock Status, Inventory Status, Sale Status, Listing Status, Availability,
    Disposition`),
  make: aliases('Make, Make Name, Vehicle Make, Manufacturer, Brand'),
  model: aliases('Model, Model Name, Vehicle Model'),
  year: aliases('Year, Model Year, Vehicle Year, Yr'),
  price: aliases(`Internet Price, Web Price, Online Price, Special Price, Sale Price, Selling Price, Price,
    Vehicle Price, Asking Price, List Price, Retail Price, Retail`),
  mileage: aliases('Mileage, Miles, Odometer, Odometer Reading, Vehicle Mileage, Current Mileage, Odo'),
  bodyStyle: aliases('Body Style, Body, Body Type, Vehicle Body, Vehicle Body Style, Body Description'),
  color: aliases(`Color, Colour, Exterior Color, Exterior Colour, Ext Color, Ext Colour, Exterior,
    Exterior Color Generic, Ext Color Generic, Exterior Base Color`),
  features: aliases(`Features, Vehicle Features, Key Features, Options, Option List, Vehicle Options,
    Installed Options, Equipment`),
  imageUrl: aliases(`Image URL, Image URLs, Image URL List, Image List, Image, Images, Photo URL, Photo URLs,
    Photo URL List, Photo List, Photo, Photos, Main Photo, Primary Photo URL, Picture URL, Picture URLs, Pictures,
    Main Image, Image Link, Vehicle Images URL`),
};

export type ColumnField = keyof typeof columnAliases;

export const columnFields = Object.keys(columnAliases) as ColumnField[];

export type Column = { name: string; index: number };

export type Columns = {
  /** By field, in order of precedence. */
  byField: ReadonlyMap<ColumnField, readonly Column[]>;
  /** The names of the columns that are not imported. */
  ignored: readonly string[];
};

/** A mapping file: the name of the file's column for each field. */
export type ColumnMapping = Partial<Record<ColumnField, string>>;

/** Names are the same regardless of case, spaces and punctuation. */
const normalize = (name: string) => squeeze(name.normalize('NFKC'));

const isColumnField = (name: string): name is ColumnField => Object.hasOwn(columnAliases, name);

/** Decodes a mapping file such as `{ "price": "Our Price" }`. Throws a usage error that names the wrong field. */
export function decodeMapping(raw: unknown): ColumnMapping {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new UsageError('The mapping must be an object such as { "price": "Our Price" }');
  const mapping: ColumnMapping = {};
  for (const [field, name] of Object.entries(raw)) {
    if (!isColumnField(field))
      throw new UsageError(
        `The mapping has an unknown field: ${field}. The fields are ${columnFields.join(', ')}`,
      );
    if (typeof name !== 'string' || normalize(name) === '')
      throw new UsageError(`The mapping of ${field} must be the name of a column`);
    mapping[field] = name;
  }
  return mapping;
}

/** Quotes a file's column names for a message. They can be long, or not be text at all. */
function quoteNames(names: readonly string[]): string {
  const shown = names.slice(0, 50).map((name) => JSON.stringify(name.slice(0, 60)));
  return `${shown.join(', ')}${names.length > shown.length ? ', …' : ''}`;
}

/**
 * Finds the column or columns of each field: first of those in the mapping, then of the others by their aliases. Throws a
 * usage error when a mapped column is absent, and an error when there is no column for the id, or none for make and model.
 */
export function matchColumns(names: readonly string[], mapping: ColumnMapping = {}): Columns {
  const found = `The file has these columns: ${quoteNames(names)}`;
  const indexesOf = (wanted: string) =>
    names.flatMap((name, index) => (normalize(name) === normalize(wanted) ? [index] : []));
  const taken = new Set<number>();
  const byField = new Map<ColumnField, readonly Column[]>();
  for (const field of columnFields.toSorted(
    (left, right) => Number(right in mapping) - Number(left in mapping),
  )) {
    const mapped = mapping[field];
    const indexes = (mapped === undefined ? columnAliases[field] : [mapped]).flatMap(indexesOf);
    if (mapped !== undefined && indexes.length === 0)
      throw new UsageError(`The mapping of ${field} names a column that is absent: ${mapped}. ${found}`);
    const free = indexes.filter((index) => !taken.has(index));
    for (const index of free) taken.add(index);
    if (free.length > 0)
      byField.set(
        field,
        free.map((index) => ({ name: names[index] ?? '', index })),
      );
  }
  if (!byField.has('id')) throw new Refusal(`No column has the VIN or the stock number. ${found}`);
  if (!byField.has('make') && !byField.has('model'))
    throw new Refusal(`No column has the make or the model. ${found}`);
  const ignored = names.filter((name, index) => !taken.has(index) && normalize(name) !== '');
  return { byField, ignored };
}
