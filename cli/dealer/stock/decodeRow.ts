import { maxPhotos } from '../../../src/data/photos.ts';
import { columnLabel, type Problem } from '../files/stockFile.ts';
import {
  type CellValue,
  readFeatures,
  readId,
  readImageUrl,
  readMileage,
  readPhotos,
  readPrice,
  readStatus,
  readText,
  readYear,
} from './cells.ts';
import type { ColumnField, Columns } from './columns.ts';
import { type StockFields, stockFields } from './fields.ts';

export type DecodedRow = {
  /** Absent when it cannot be read. */
  id?: string;
  fields: StockFields;
  /** A row with problems is not imported. */
  problems: Problem[];
  /** The row says that the vehicle is sold or no longer for sale. Only its id counts. */
  isOffLot: boolean;
};

const readers: Readonly<Record<ColumnField, (raw: unknown, now: Date) => CellValue>> = {
  id: readId,
  status: readStatus,
  make: readText,
  model: readText,
  year: readYear,
  price: readPrice,
  mileage: readMileage,
  bodyStyle: readText,
  color: readText,
  features: readFeatures,
  imageUrl: readImageUrl,
};

/**
 * Decodes a row. `cells` are in the order of the file's columns; an undefined one, which only JSON has, leaves its field
 * alone. Of several columns for a field, the first with a value counts; the photos are those of all their columns.
 */
export function decodeRow(cells: readonly unknown[], { byField }: Columns, now: Date): DecodedRow {
  const problems: Problem[] = [];
  const read = (field: ColumnField) => {
    let result: Exclude<CellValue, { problem: string }> | undefined;
    for (const column of byField.get(field) ?? []) {
      if (cells[column.index] === undefined) continue;
      const value = readers[field](cells[column.index], now);
      if (isProblem(value)) {
        problems.push({ column: columnLabel(column), reason: value.problem });
        return undefined;
      }
      result = value;
      if (value !== null) break;
    }
    return result;
  };
  const columnOf = (...fields: readonly ColumnField[]) => {
    const [column] = fields.flatMap((field) => byField.get(field) ?? []);
    return column && { column: columnLabel(column) };
  };
  const id = read('id');
  const isOffLot = typeof id === 'string' && typeof read('status') === 'string';
  if (isOffLot) return { id, fields: {}, problems, isOffLot };
  const fields: StockFields = {};
  for (const field of stockFields) {
    const value = field === 'photos' ? photosIn(cells, byField, fields.imageUrl) : read(field);
    if (value !== undefined) fields[field] = value;
  }
  if (problems.length === 0 && typeof id !== 'string')
    problems.push({ ...columnOf('id'), reason: 'has no VIN and no stock number' });
  if (problems.length === 0 && (fields.make ?? null) === null && (fields.model ?? null) === null)
    problems.push({ ...columnOf('make', 'model'), reason: 'has neither make nor model' });
  return { ...(typeof id === 'string' ? { id } : {}), fields, problems, isOffLot };
}

/** All photos of a row, the vehicle's picture first. `null`: no more than that one. `undefined`: the row does not say. */
function photosIn(
  cells: readonly unknown[],
  byField: Columns['byField'],
  imageUrl: StockFields['imageUrl'],
): readonly string[] | null | undefined {
  if (imageUrl === undefined) return undefined;
  const lists = (byField.get('imageUrl') ?? []).map(({ index }) => readPhotos(cells[index]));
  // A column with a problem, such as the number of photos, is no list.
  const urls = lists.flatMap((list) => (list === null || isProblem(list) ? [] : list));
  const photos = [...new Set(urls)].slice(0, maxPhotos);
  return photos.length > 1 ? photos : null;
}

const isProblem = (value: CellValue): value is { problem: string } =>
  typeof value === 'object' && value !== null && 'problem' in value;
