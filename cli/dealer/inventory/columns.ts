import { isObject } from '../../../src/data/documents/decode.ts';
import type { Vehicle } from '../../../src/data/model.ts';
import type { Row } from '../files/inventoryFile.ts';
import { CliError, UsageError } from '../outcome.ts';
import {
  type CellValue,
  lettersAndDigits,
  readFeatures,
  readId,
  readMileage,
  readPhotos,
  readPrice,
  readStatus,
  readText,
  readYear,
} from './cells.ts';

const aliases = (list: string) => list.split(/,\s+/);

const vinNames = aliases('VIN, VIN Number, VIN No, Vehicle VIN, Vehicle Identification Number');
const stockNumberNames = aliases(
  'Stock #, Stock Number, Stock No, Stock Num, Stock ID, Stk #, Stk No, Unit Number',
);

type VehicleColumn = {
  /** The names that dealers' systems use. When a file has several of them, the first one with a value counts. */
  aliases: readonly string[];
  read: (raw: unknown, now: Date) => CellValue;
};

/**
 * The columns of each field, in the order of an export. `status` decides whether a vehicle is in the inventory; it is not written.
 * A column of the stock number is also one of the id.
 */
export const vehicleColumns: Readonly<
  Record<Exclude<keyof Vehicle, 'photoCount'> | 'status', VehicleColumn>
> = {
  id: { aliases: [...vinNames, ...stockNumberNames, 'ID', 'Vehicle ID'], read: readId },
  stockNumber: { aliases: stockNumberNames, read: readId },
  status: {
    aliases:
      aliases(`Status, Vehicle Status, Stock Status, Inventory Status, Sale Status, Listing Status, Availability,
      Disposition`),
    read: readStatus,
  },
  make: { aliases: aliases('Make, Make Name, Vehicle Make, Manufacturer, Brand'), read: readText },
  model: { aliases: aliases('Model, Model Name, Vehicle Model'), read: readText },
  year: { aliases: aliases('Year, Model Year, Vehicle Year, Yr'), read: readYear },
  price: {
    aliases:
      aliases(`Internet Price, Web Price, Online Price, Special Price, Sale Price, Selling Price, Price,
      Vehicle Price, Asking Price, List Price, Retail Price, Retail`),
    read: readPrice,
  },
  mileage: {
    aliases: aliases('Mileage, Miles, Odometer, Odometer Reading, Vehicle Mileage, Current Mileage, Odo'),
    read: readMileage,
  },
  bodyStyle: {
    aliases: aliases('Body Style, Body, Body Type, Vehicle Body, Vehicle Body Style, Body Description'),
    read: readText,
  },
  color: {
    aliases: aliases(`Color, Colour, Exterior Color, Exterior Colour, Ext Color, Ext Colour, Exterior,
      Exterior Color Generic, Ext Color Generic, Exterior Base Color`),
    read: readText,
  },
  features: {
    aliases: aliases(`Features, Vehicle Features, Key Features, Options, Option List, Vehicle Options,
      Installed Options, Equipment`),
    read: readFeatures,
  },
  imageUrl: {
    aliases: aliases(`Image URL, Image URLs, Image URL List, Image List, Image, Images, Photo URL, Photo URLs,
      Photo URL List, Photo List, Photo, Photos, Main Photo, Primary Photo URL, Picture URL, Picture URLs, Pictures,
      Main Image, Image Link, Vehicle Images URL`),
    read: readPhotos,
  },
};

export type ColumnField = keyof typeof vehicleColumns;

export const columnFields = Object.keys(vehicleColumns) as ColumnField[];

export type Column = {
  name: string;
  index: number;
  /** It has VINs, and nothing else that could be an id. */
  isVin: boolean;
};

export type Columns = {
  /** By field, in order of precedence. Empty: a mapping leaves the field alone. */
  byField: ReadonlyMap<ColumnField, readonly Column[]>;
  /** The names of the columns that are not imported. */
  ignored: readonly string[];
};

/** A mapping file: the name of the file's column for each field. `null`: the import leaves the field alone. */
export type ColumnMapping = Partial<Record<ColumnField, string | null>>;

/** Names are the same regardless of case, spaces and punctuation. */
const normalize = (name: string) => lettersAndDigits(name.normalize('NFKC'));

const isColumnField = (name: string): name is ColumnField => Object.hasOwn(vehicleColumns, name);

/** Decodes a mapping file such as `{ "price": "Our Price" }`. Throws a usage error that names the wrong field. */
export function decodeMapping(raw: unknown): ColumnMapping {
  if (!isObject(raw)) throw new UsageError('The mapping must be an object such as { "price": "Our Price" }');
  const mapping: ColumnMapping = {};
  for (const [field, name] of Object.entries(raw)) {
    if (!isColumnField(field))
      throw new UsageError(
        `The mapping has an unknown field: ${field}. The fields are ${columnFields.join(', ')}`,
      );
    if (name !== null && (typeof name !== 'string' || normalize(name) === ''))
      throw new UsageError(
        `The mapping of ${field} must be the name of a column, or null to leave the field alone`,
      );
    mapping[field] = name;
  }
  return mapping;
}

const vinColumns = new Set(vinNames.map(normalize));

/** The names to look for. In a file of `export`, the column `id` comes before that of the stock number. */
function wantedNames(
  field: ColumnField,
  names: readonly string[],
  mapping: ColumnMapping,
): readonly string[] {
  const mapped = mapping[field];
  if (mapped !== undefined) return mapped === null ? [] : [mapped];
  const hasVin = names.some((name) => vinColumns.has(normalize(name)));
  const isExport = field === 'id' && !hasVin && names.includes('id') && names.includes('stockNumber');
  return isExport ? ['id', ...vehicleColumns.id.aliases] : vehicleColumns[field].aliases;
}

/**
 * Finds the column or columns of each field: first of those in the mapping, then of the others by their aliases. Throws a
 * usage error when a mapped column is absent, and an error when there is no column for the id, or none for make and model.
 */
export function matchColumns(names: readonly string[], mapping: ColumnMapping = {}): Columns {
  const columns = names.map((name, index) => ({ name, index, isVin: vinColumns.has(normalize(name)) }));
  const byName = Map.groupBy(columns, ({ name }) => normalize(name));
  // Those of a file that is no CSV can be long.
  const quoted = names.map((name) => JSON.stringify(name)).join(', ');
  const found = `The file has these columns: ${quoted.slice(0, 2000)}`;
  const taken = new Map<Column, ColumnField>();
  const byField = new Map<ColumnField, readonly Column[]>();
  const mappedFirst = columnFields.toSorted((one, two) => Number(two in mapping) - Number(one in mapping));
  for (const field of mappedFirst) {
    const wanted = wantedNames(field, names, mapping).flatMap((name) => byName.get(normalize(name)) ?? []);
    if (mapping[field] && wanted.length === 0)
      throw new UsageError(
        `The mapping of ${field} names a column that is absent: ${mapping[field]}. ${found}`,
      );
    const isFree = (column: Column) =>
      !taken.has(column) || (field === 'stockNumber' && taken.get(column) === 'id');
    const free = [...new Set(wanted)].filter(isFree);
    for (const column of free) taken.set(column, field);
    if (free.length > 0 || mapping[field] === null) byField.set(field, free);
  }
  const isFound = (field: ColumnField) => (byField.get(field) ?? []).length > 0;
  if (!isFound('id') && !isFound('stockNumber'))
    throw new CliError(`No column has the VIN or the stock number. ${found}`);
  if (!isFound('make') && !isFound('model'))
    throw new CliError(`No column has the make or the model. ${found}`);
  const ignored = columns.filter((column) => !taken.has(column)).map(({ name }) => name);
  return { byField, ignored: ignored.filter((name) => normalize(name) !== '') };
}

/** Ignores the picture columns in which no cell is the address of a picture, such as those with the number of photos. */
export function ignoreColumnsWithoutPictures(columns: Columns, rows: readonly Row[]): Columns {
  const hasPicture = ({ index }: Column) =>
    rows.some((row) => 'cells' in row && Array.isArray(readPhotos(row.cells[index])));
  const pictures = columns.byField.get('imageUrl') ?? [];
  const kept = pictures.filter(hasPicture);
  if (kept.length === pictures.length) return columns;
  const dropped = pictures.filter((column) => !kept.includes(column)).map(({ name }) => name);
  const byField = new Map(columns.byField).set('imageUrl', kept);
  if (kept.length === 0) byField.delete('imageUrl');
  return { byField, ignored: [...columns.ignored, ...dropped] };
}
