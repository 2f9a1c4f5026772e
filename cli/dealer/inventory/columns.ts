import { isVin } from '../../../functions/src/vin.ts';
import { isObject, textOf } from '../../../src/data/documents/decode.ts';
import type { Vehicle } from '../../../src/data/model.ts';
import type { InventoryFile } from '../files/inventoryFile.ts';
import { CliError, UsageError } from '../outcome.ts';
import {
  type CellValue,
  lettersAndDigits,
  plainCell,
  readFeatures,
  readId,
  readMileage,
  readMileageUnit,
  readPhotos,
  readPrice,
  readSold,
  readStatus,
  readStockNumber,
  readText,
  readYear,
} from './cells.ts';

type VehicleColumn = {
  read: (raw: unknown, now: Date) => CellValue;
  /** Names in dealers' systems, with or without the prefix 'Vehicle'. If a file has several, the first value counts. */
  aliases: readonly string[];
};

const namesOf = (list: string) => list.split(/,\s+/);
const column = (read: VehicleColumn['read'], names: string): VehicleColumn => ({
  read,
  aliases: namesOf(names),
});

const vinNames = 'VIN, VIN Number, VIN No, VIN17, Vehicle Identification Number';

/** The fields of a vehicle that an import writes. */
export type WrittenField = Exclude<keyof Vehicle, 'id' | 'photoCount'>;

/** The columns of the written fields, in the order of an export. */
const writtenColumns: Readonly<Record<WrittenField, VehicleColumn>> = {
  stockNumber: column(
    readStockNumber,
    'Stock #, Stock Number, Stock No, Stock Num, Stock ID, Stk #, Stk No, Unit Number',
  ),
  make: column(readText, 'Make, Make Name, Manufacturer, Brand'),
  model: column(readText, 'Model, Model Name'),
  year: column(readYear, 'Year, Model Year, Yr'),
  price: column(
    readPrice,
    `Internet Price, Web Price, Online Price, Internet Special, Special Price, Sale Price, Sales Price, Selling Price,
    Price, Current Price, Price Current, Advertised Price, Asking Price, Asking, List Price, Retail Price, Retail`,
  ),
  mileage: column(
    readMileage,
    'Mileage, Miles, Odometer, Odometer Reading, Current Mileage, Odo, Mileage Value, Odometer Value',
  ),
  bodyStyle: column(readText, 'Body Style, Body, Body Type, Body Description'),
  color: column(
    readText,
    `Color, Colour, Exterior Color, Exterior Colour, Ext Color, Ext Colour, Exterior, Exterior Color Generic,
    Ext Color Generic, Exterior Base Color`,
  ),
  features: column(
    readFeatures,
    'Features, Key Features, Options, Option, Option List, Installed Options, Equipment',
  ),
  imageUrl: column(
    readPhotos,
    `Main Image, Main Image URL, Main Photo, Main Photo URL, Primary Image, Primary Image URL, Primary Photo,
    Primary Photo URL, Image URL, Image URLs, Image URL List, Image List, Image Link, Image Links, Image, Images,
    Images URL, Photo URL, Photo URLs, Photo URL List, Photo List, Photo Link, Photo Links, Photo, Photos, Picture URL,
    Picture URLs, Picture Link, Picture Links, Picture, Pictures, Pics, Additional Image Link, Additional Image Links,
    Additional Image URL, Additional Image URLs, Additional Images, Additional Photo URL, Additional Photo URLs,
    Additional Photos`,
  ),
};

export const writtenFields = Object.keys(writtenColumns) as WrittenField[];

/** The columns of each field. `status` and `sold` decide whether a vehicle is in the inventory. */
export const vehicleColumns = {
  id: column(readId, `${vinNames}, ID`),
  ...writtenColumns,
  mileageUnit: column(
    readMileageUnit,
    'Mileage Unit, Mileage Units, Odometer Unit, Odometer Units, Odometer Type',
  ),
  status: column(
    readStatus,
    'Status, Stock Status, Inventory Status, Sale Status, Listing Status, Availability, Disposition',
  ),
  sold: column(readSold, 'Sold, Is Sold, Sold Date, Date Sold'),
};

export type ColumnField = keyof typeof vehicleColumns;

export const columnFields = Object.keys(vehicleColumns) as ColumnField[];

export type Column = {
  name: string;
  index: number;
  /** The normalized name. */
  key: string;
  /** Whether the column is named for VINs, not for other ids. */
  isVin: boolean;
};

export type Columns = {
  /** By field, in order of precedence. Empty: a mapping leaves the field alone. */
  byField: ReadonlyMap<ColumnField, readonly Column[]>;
  /** The fields of a mapping whose columns the file lacks. */
  absent: ReadonlySet<ColumnField>;
  /** The names of the columns that are not imported. */
  ignored: readonly string[];
};

/** A mapping file. */
export type ColumnMapping = {
  /** The names of the file's columns for each field. `null`: the import leaves the field alone. */
  fields: Partial<Record<ColumnField, readonly string[] | null>>;
  /** By column, the values of the rows to import. */
  only: Readonly<Record<string, readonly string[]>>;
};

/** Makes names comparable regardless of case, spaces and punctuation. */
export const normalize = (name: string) => lettersAndDigits(name.normalize('NFKC'));

const isColumnField = (name: string): name is ColumnField => Object.hasOwn(vehicleColumns, name);

/** Decodes a string or number, or a list of them. Throws a usage error for anything else; `blank` allows empty strings. */
function textsOf(raw: unknown, field: string, blank?: ''): string[] {
  const texts = [raw]
    .flat()
    .map((text) => (text === blank ? '' : textOf(typeof text === 'number' ? String(text) : text)));
  if (texts.length === 0 || texts.includes(undefined))
    throw new UsageError(`The mapping of ${field} must be a name or a list of names`);
  return texts as string[];
}

/** Decodes a mapping file such as `{ "price": "Our Price" }`. Throws a usage error that names the wrong field. */
export function decodeMapping(raw: unknown): ColumnMapping {
  if (!isObject(raw)) throw new UsageError('The mapping must be an object such as { "price": "Our Price" }');
  const { only = {}, ...rawFields } = raw as { only?: unknown };
  const fields: ColumnMapping['fields'] = {};
  for (const [field, names] of Object.entries<unknown>(rawFields)) {
    if (!isColumnField(field))
      throw new UsageError(
        `The mapping has an unknown field: ${field}. The fields are ${columnFields.join(', ')}`,
      );
    fields[field] = names === null ? null : textsOf(names, field);
  }
  if (!isObject(only))
    throw new UsageError('The mapping of only must be an object such as { "DCID": "101" }');
  const rows = Object.entries(only).map(([name, values]) => [name, textsOf(values, `only ${name}`, '')]);
  return { fields, only: Object.fromEntries(rows) as ColumnMapping['only'] };
}

const keysOf = (names: readonly string[]) => names.map(normalize).flatMap((key) => [key, `vehicle${key}`]);

const vinColumns = new Set(keysOf(namesOf(vinNames)));

/** The number of a picture column. A column without a number comes first. */
const numberOf = ({ key }: Column) => Number(/\d+/.exec(key)?.[0] ?? 0);

/** Whether a picture column has pictures instead of, for example, their number. */
const hasPictures = (rows: InventoryFile['rows'], { index }: Column): boolean => {
  const cells = rows.map((row) => plainCell(row.cells[index] ?? '')).filter((cell) => cell !== '');
  return cells.length === 0 || cells.some((cell) => Array.isArray(readPhotos(cell)));
};

/**
 * Finds the columns of each field: by the mapping first, then by the aliases. Throws an error if there is no column for the
 * id, or none for make and model.
 */
export function matchColumns(
  { names, rows }: Pick<InventoryFile, 'names' | 'rows'>,
  fields: ColumnMapping['fields'] = {},
): Columns {
  const columns = names.map((name, index): Column => {
    const key = normalize(name);
    return { name, index, key, isVin: vinColumns.has(key) };
  });
  const taken = new Set<Column>();
  const byField = new Map<ColumnField, readonly Column[]>();
  const columnsOf = (field: ColumnField) => byField.get(field) ?? [];
  for (const field of columnFields.toSorted((one, two) => Number(two in fields) - Number(one in fields))) {
    const keys = fields[field]?.map(normalize) ?? keysOf(vehicleColumns[field].aliases);
    const isFree = (column: Column) =>
      !taken.has(column) && (field !== 'imageUrl' || hasPictures(rows, column));
    const isNamed = (column: Column, key: string) =>
      column.key === key || (field === 'imageUrl' && column.key.replace(/\d/g, '') === key);
    const found = keys.flatMap((key) =>
      columns
        .filter((column) => isNamed(column, key) && isFree(column))
        .toSorted((one, other) => numberOf(one) - numberOf(other)),
    );
    if (fields[field] === null) byField.set(field, []);
    else if (found.length > 0) byField.set(field, found);
    for (const column of columnsOf(field)) taken.add(column);
  }
  const absent = new Set(columnFields.filter((field) => field in fields && !byField.has(field)));
  const [idColumns, numbers] = [columnsOf('id'), columnsOf('stockNumber')];
  // An unmapped ID column counts only if it contains VINs, as in our exports. Otherwise, prefer the stock number.
  const isNamed = (column: Column) => fields.id !== undefined || column.isVin;
  const hasVins = ({ index }: Column) => rows.some(({ cells }) => isVin(String(cells[index])));
  const preferred = idColumns.filter(idColumns.some(isNamed) ? isNamed : hasVins);
  const ids = [...new Set([...preferred, ...numbers, ...idColumns])];
  byField.set('id', ids);
  // Names are long if the file is not CSV.
  const quoted = names
    .map((name) => JSON.stringify(name))
    .join(', ')
    .slice(0, 2000);
  const found = `The columns are ${quoted}. If that is not the header, remove the lines above it, or ask for a file with one`;
  if (ids.length === 0) throw new CliError(`No column has the VIN or the stock number. ${found}`);
  if (columnsOf('make').length + columnsOf('model').length === 0)
    throw new CliError(`No column has the make or the model. ${found}`);
  const ignored = columns.filter((column) => !taken.has(column) && column.key !== '').map(({ name }) => name);
  return { byField, absent, ignored };
}
