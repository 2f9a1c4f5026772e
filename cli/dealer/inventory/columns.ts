import { decodeText, isObject } from '../../../src/shared/documents/decode.ts';
import { isVin } from '../../../src/shared/text/vin.ts';
import { columnLabel, type InventoryFile } from '../files/inventoryFile.ts';
import { CliError, UsageError } from '../outcome.ts';
import * as cell from './cells.ts';
import { type CellValue, formatCell, lettersAndDigits, plainCell, type VehicleValue } from './cells.ts';
import columnNames from './columnNames.json' with { type: 'json' };
import type { ImportedField, ImportedVehicle } from './importedVehicle.ts';
import { publicName } from './vehicleCodec.ts';

type VehicleColumn<Value extends VehicleValue> = {
  read: (raw: unknown, now: Date) => CellValue<Value>;
  /** Names in dealers' systems, with or without the prefix 'Vehicle'. If a file has several, the first value counts. */
  aliases: readonly string[];
  /** Words in the names of other columns that may have the field's values. */
  words: RegExp;
};

const column = <Value extends VehicleValue>(
  field: keyof typeof columnNames,
  read: VehicleColumn<Value>['read'],
  words = /(?!)/,
): VehicleColumn<Value> => ({ read, aliases: columnNames[field].split(', '), words });

/** The columns of the imported fields, in the order of an export. */
const importedColumns: {
  readonly [Field in ImportedField]-?: VehicleColumn<NonNullable<ImportedVehicle[Field]>>;
} = {
  stockNumber: column('stockNumber', cell.readStockNumber),
  make: column('make', cell.readText, /\bmake|brand|manufactur|marque/),
  model: column('model', cell.readText, /\bmodel/),
  year: column('year', cell.readYear, /\byear|\byr\b/),
  price: column('price', cell.readPrice, /price|cost|amount|\basking\b/),
  mileage: column('mileage', cell.readMileage, /mile|odo|\bkms?\b|kilomet/),
  bodyStyle: column('bodyStyle', cell.readText),
  color: column('color', cell.readText, /(?<!\bint(erior)? ?)colou?r/),
  features: column('features', cell.readFeatures),
  photos: column('photos', cell.readPhotos, /photo|image|picture|\bpics?\b|img|url/),
};

export const importedFields = Object.keys(importedColumns) as ImportedField[];

/** Columns count as flags if one of their values is yes or no. */
const flagColumns = {
  shown: column('shown', cell.flagReader('shown', 'hidden')),
  hidden: column('hidden', cell.flagReader('hidden', 'shown')),
  priceShown: column('priceShown', cell.flagReader('shown', 'hidden')),
  priceHidden: column('priceHidden', cell.flagReader('hidden', 'shown')),
  onSale: column('onSale', cell.flagReader('shown', 'hidden')),
};

/** The columns of each field. `status`, `sold`, `shown` and `hidden` decide whether a vehicle is in the inventory. */
export const vehicleColumns = {
  id: column('id', cell.readId),
  ...importedColumns,
  mileageUnit: column('mileageUnit', cell.readMileageUnit),
  currency: column('currency', cell.readCurrency),
  status: column('status', cell.readStatus, /status|availab/),
  sold: column('sold', cell.readSold, /sold|delet/),
  ...flagColumns,
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
  /** Whether an earlier column has the same name. */
  isTwin: boolean;
  /** The name, with a number if it is empty or an earlier column's. */
  title: string;
  /** The text in brackets after the name, such as USD, or a unit that is not ours, such as km. */
  unit?: string;
};

export type Columns = {
  /** The header. */
  names: readonly string[];
  /** By field, in order of precedence. Empty: a mapping leaves the field alone. */
  byField: ReadonlyMap<ColumnField, readonly Column[]>;
  findColumns: (field: ColumnField) => readonly Column[];
  /** The fields of a mapping whose columns the file lacks. */
  absent: ReadonlySet<ColumnField>;
  /** The columns that neither a field nor the mapping uses. */
  ignored: readonly Column[];
  /** The names in a mapping that the file lacks. */
  absentNames: readonly string[];
  /** The names of ignored columns that resemble a field. Empty if a mapping has settled the field. */
  similarTo: (field: ColumnField) => readonly string[];
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

/** Decodes a string or number, or a list of them. Throws a usage error for anything else; `blank` allows empty strings. */
function decodeTexts(raw: unknown, field: string, blank?: ''): string[] {
  const texts = [raw]
    .flat()
    .map((text) => (text === blank ? '' : decodeText(typeof text === 'number' ? String(text) : text)));
  if (texts.length === 0 || texts.includes(undefined))
    throw new UsageError(`The mapping of ${field} must be a name or a list of names`);
  return texts as string[];
}

/** Decodes a mapping file such as `{ "price": "Our Price" }`. Throws a usage error that names the wrong field. */
export function decodeMapping(raw: unknown): ColumnMapping {
  if (!isObject(raw)) throw new UsageError('The mapping must be an object such as { "price": "Our Price" }');
  const { only = {}, ...rawFields } = raw as { only?: unknown };
  const fields: ColumnMapping['fields'] = {};
  for (const [name, names] of Object.entries<unknown>(rawFields)) {
    const field = columnFields.find((known) => publicName(known) === name);
    if (field === undefined)
      throw new UsageError(
        `The mapping has an unknown field: ${name}. The fields are ${columnFields.map(publicName).join(', ')}`,
      );
    fields[field] = names === null ? null : decodeTexts(names, name);
  }
  if (!isObject(only))
    throw new UsageError('The mapping of only must be an object such as { "DCID": "101" }');
  const rows = Object.entries(only).map(([name, values]) => [name, decodeTexts(values, `only ${name}`, '')]);
  return { fields, only: Object.fromEntries(rows) as ColumnMapping['only'] };
}

const date = /\d[/-]\d+[/-]\d/;

/** Whether a column is named like a field, and could have its values: no dates and, for pictures, no numbers. */
function isSimilar(field: ColumnField, { name, index }: Column, rows: InventoryFile['rows']): boolean {
  const words = name.replace(/(?<=\p{Ll})(?=\p{Lu})|[^\p{L}\p{N}]+/gu, ' ').toLowerCase();
  if (!vehicleColumns[field].words.test(words)) return false;
  const content = field === 'photos' ? /\p{L}/u : /[\p{L}\p{N}]/u;
  const texts = rows.map(({ cells }) => formatCell(cells[index]));
  return texts.some((text) => content.test(text) && (field === 'sold' || !date.test(text)));
}

/** `(required)` and the like, which forms and templates add to a name. */
const headerNote =
  /\s*[([](required|mandatory|optional|recommended|req|opt|text|string|number|numeric|integer|date|y\/n|yes\/no)[.*!]?[)\]]/gi;

const plainHeader = (name: string) => name.replace(headerNote, '').replace(/^[*\s]+|[*\s]+$/g, '');

/** Whether a price, mileage or year has no unit after its name, or one that is ours. */
const isOurs = ({ unit }: Column) =>
  unit === undefined || /^(in )?((us ?)?(\$|d|dollars?)|mi(les?)?\.?|y+)$/i.test(unit);

/** Reads a cell of a field's column. */
export function readCell(field: ColumnField, column: Column, raw: unknown, now: Date): CellValue {
  if (column.isVin) return cell.readVin(raw);
  // 'No' has a meaning in a column such as Availability or Active.
  if (field === 'status' && !/status|disposition/.test(column.key)) return cell.readAvailability(raw);
  const value = vehicleColumns[field].read(raw, now);
  return typeof value !== 'number' || isOurs(column)
    ? value
    : { problem: `is in ${column.unit}, which cannot be imported` };
}

const normalizeNames = (names: readonly string[]) =>
  names.map(normalize).flatMap((key) => [key, `vehicle${key}`, `veh${key}`]);

const vinColumns = new Set(normalizeNames(vehicleColumns.id.aliases.filter((name) => name !== 'ID')));

/** The number of a picture column. A column without a number comes first. */
const columnNumber = ({ key }: Column) => Number(/\d+/.exec(key)?.[0] ?? 0);

/** Whether a picture column has pictures instead of, for example, their number. */
const hasPictures = (rows: InventoryFile['rows'], { index }: Column): boolean => {
  const isPicture = (raw: unknown) => {
    const photos = cell.readPhotos(raw);
    return typeof raw === 'object' || Array.isArray(photos) || 'value' in Object(photos);
  };
  const cells = rows.map((row) => plainCell(row.cells[index] ?? ''));
  return cells.some(isPicture) || cells.every((raw) => typeof raw === 'string' && !/\d/.test(raw));
};

/** Whether a column of flags has one, or is blank. */
function hasFlags(rows: InventoryFile['rows'], { index }: Column, read: VehicleColumn<VehicleValue>['read']) {
  const values = rows.map(({ cells }) => read(cells[index], new Date(0)));
  return values.some((value) => typeof value === 'string') || values.every((value) => value === null);
}

/** Finds the columns of each field: by the mapping first, then by the aliases. Throws an error without id or name. */
export function matchColumns(
  { names, rows }: Pick<InventoryFile, 'names' | 'rows'>,
  { fields, only }: ColumnMapping = { fields: {}, only: {} },
): Columns {
  const keysOfColumns = names.map((name) => normalize(plainHeader(name)));
  const columns = names.map((name, index): Column => {
    const key = normalize(plainHeader(name));
    const isTwin = keysOfColumns.indexOf(key) < index;
    const unit = /(?<=[([])[^()[\]]+(?=[)\]]$)|(?<=[\s_-]|^)(kms?|kilomet(er|re)s?|cad|eur|gbp)$/i
      .exec(plainHeader(name))?.[0]
      .trim();
    const title = isTwin || key === '' ? columnLabel({ name, index }) : name;
    return { name, index, key, isVin: vinColumns.has(key), isTwin, title, ...(unit && { unit }) };
  });
  const taken = new Set<Column>();
  const byField = new Map<ColumnField, readonly Column[]>();
  const findColumns = (field: ColumnField) => byField.get(field) ?? [];
  for (const field of columnFields.toSorted((one, two) => Number(two in fields) - Number(one in fields))) {
    const keys = fields[field]?.map(normalize) ?? normalizeNames(vehicleColumns[field].aliases);
    const isFree = (column: Column) =>
      !taken.has(column) &&
      (field !== 'photos' || hasPictures(rows, column)) &&
      (!(field in flagColumns) || hasFlags(rows, column, vehicleColumns[field].read));
    const isNamedFor = (column: Column, key: string) =>
      column.key === key ||
      (field === 'photos' && column.key.replace(/\d/g, '') === key) ||
      (/price|mileage|year/.test(field) && column.key === key + normalize(column.unit ?? ''));
    const found = keys.flatMap((key) =>
      columns
        .filter((column) => isNamedFor(column, key) && isFree(column))
        .toSorted((one, other) => columnNumber(one) - columnNumber(other)),
    );
    // A second column of the same name may mean something else, such as the cost.
    const single = field === 'photos' ? found : found.filter(({ isTwin }) => !isTwin);
    const ours = /price|mileage/.test(field) ? single.filter(isOurs) : [];
    if (fields[field] === null) byField.set(field, []);
    else if (single.length > 0) byField.set(field, ours.length > 0 ? ours : single);
    for (const column of fields[field] === null ? found : findColumns(field)) taken.add(column);
  }
  const absent = new Set(columnFields.filter((field) => field in fields && !byField.has(field)));
  const [idColumns, numbers] = [findColumns('id'), findColumns('stockNumber')];
  // An unmapped ID column counts only if it contains VINs, as in our exports. Otherwise, prefer the stock number.
  const isVinColumn = (column: Column) => fields.id !== undefined || column.isVin;
  const hasVins = ({ index }: Column) => rows.some(({ cells }) => isVin(String(cells[index])));
  const preferred = idColumns.filter(idColumns.some(isVinColumn) ? isVinColumn : hasVins);
  const ids = [...new Set([...preferred, ...numbers, ...idColumns])];
  byField.set('id', ids);
  const hasName = findColumns('make').length + findColumns('model').length > 0;
  if (ids.length === 0 || !hasName)
    throw new CliError(
      // Names are long if the file is not CSV.
      `No column has the ${ids.length === 0 ? 'VIN or the stock number' : 'make or the model'}. The columns are ${names.join(', ').slice(0, 2000)}. If that is not the header, remove the lines above it, or ask for a file with one`,
    );
  const hasValues = ({ index }: Column) => rows.some(({ cells }) => formatCell(cells[index]) !== '');
  const chosen = Object.keys(only).map(normalize);
  const ignored = columns.filter(
    (column) =>
      !taken.has(column) && !chosen.includes(column.key) && (column.key !== '' || hasValues(column)),
  );
  const mapped = Object.values(fields).flatMap((list) => list ?? []);
  return {
    names,
    byField,
    findColumns,
    absent,
    similarTo: (field) =>
      field in fields
        ? []
        : ignored.filter((column) => isSimilar(field, column, rows)).map(({ name }) => name),
    ignored,
    absentNames: mapped.filter((name) => !columns.some(({ key }) => key === normalize(name))),
  };
}
