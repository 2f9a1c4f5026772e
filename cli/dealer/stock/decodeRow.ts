import {
  type CellValue,
  readFeatures,
  readId,
  readImageUrl,
  readMileage,
  readPrice,
  readText,
  readYear,
} from './cells.ts';
import type { Column, ColumnField, Columns } from './columns.ts';
import { type StockFields, stockFields } from './fields.ts';

/** What is wrong with a row. `column`: the header's name and its number, such as 'Price (5)'. */
export type Problem = { column?: string; reason: string };

export type DecodedRow = {
  /** Absent when it cannot be read. */
  id?: string;
  fields: StockFields;
  /** A row with problems is not imported. */
  problems: readonly Problem[];
};

const readers: Readonly<Record<ColumnField, (raw: unknown, now: Date) => CellValue>> = {
  id: readId,
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

/** A column as messages name it: with its number, which starts at one. */
export const columnLabel = (names: readonly string[], index: number): string =>
  `${(names[index] ?? '').slice(0, 60)} (${index + 1})`.trim();

/**
 * Decodes a row. `cells` are in the order of the file's columns; an undefined one, which only JSON has, leaves its field
 * alone. Of several columns for a field, the first with a value counts.
 */
export function decodeRow(cells: readonly unknown[], { byField }: Columns, now: Date): DecodedRow {
  const problems: Problem[] = [];
  const read = (field: ColumnField) => {
    let result: Exclude<CellValue, { problem: string }> | undefined;
    for (const column of byField.get(field) ?? []) {
      if (cells[column.index] === undefined) continue;
      const value = readers[field](cells[column.index], now);
      if (isProblem(value)) {
        problems.push({ column: labelOf(column), reason: value.problem });
        return undefined;
      }
      result = value;
      if (value !== null) break;
    }
    return result;
  };
  const id = read('id');
  const fields: StockFields = {};
  for (const field of stockFields) {
    const value = read(field);
    if (value !== undefined) fields[field] = value;
  }
  if (problems.length === 0 && typeof id !== 'string')
    problems.push({ ...columnOf(byField, 'id'), reason: 'has no VIN and no stock number' });
  if (problems.length === 0 && (fields.make ?? null) === null && (fields.model ?? null) === null)
    problems.push({ ...columnOf(byField, 'make', 'model'), reason: 'has neither make nor model' });
  return { ...(typeof id === 'string' ? { id } : {}), fields, problems };
}

const isProblem = (value: CellValue): value is { problem: string } =>
  typeof value === 'object' && value !== null && 'problem' in value;

const labelOf = ({ name, index }: Column) => `${name.slice(0, 60)} (${index + 1})`;

function columnOf(byField: Columns['byField'], ...fields: readonly ColumnField[]): { column?: string } {
  const [column] = fields.flatMap((field) => byField.get(field) ?? []);
  return column === undefined ? {} : { column: labelOf(column) };
}
