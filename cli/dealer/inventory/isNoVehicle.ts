import { isVin } from '../../../src/shared/text/vin.ts';
import type { Row } from '../files/inventoryFile.ts';
import { wordsOf } from '../words.ts';
import { formatCell } from './cells.ts';
import { type ColumnField, type Columns, normalize, vehicleColumns } from './columns.ts';

const headerWords = new Set([
  ...Object.values(vehicleColumns).flatMap(({ aliases }) => aliases.map(normalize)),
  ...wordsOf('types'),
]);

/** Whether a row without VIN is a title, totals, units, a header or a note: names of columns, or too few cells or numbers. */
export function isNoVehicle(cells: Row['cells'], columns: Columns, id: string, year: unknown): boolean {
  const texts = cells.map((cell) => formatCell(cell).trim());
  const filled = texts.filter((text) => /[\p{L}\p{N}]/u.test(text));
  const isHeading = (text: string, index: number) =>
    text !== '' &&
    (headerWords.has(normalize(text.replace(/\(\d+\)$/, ''))) ||
      normalize(text) === normalize(columns.names[index] ?? ''));
  const headings = texts.filter(isHeading);
  if (headings.length > 1 && headings.length * 2 >= filled.length) return true;
  if (filled.some(isVin)) return false;
  const findColumns = (...fields: ColumnField[]) => fields.flatMap(columns.findColumns);
  const has = (pattern: RegExp, ...fields: ColumnField[]) =>
    findColumns(...fields).some(({ index }) => pattern.test(texts[index] ?? ''));
  const words = filled.filter((text) => /\p{L}/u.test(text));
  // In a file without VINs and years, their absence says nothing.
  const isStrict = findColumns('year').length > 0 || findColumns('id').some((column) => column.isVin);
  const hasName = has(/\p{L}/u, 'make', 'model');
  const isNumbered = /^\S*\d\S*$/.test(id);
  if (!hasName && !isNumbered) return true;
  if (typeof year === 'number') return false;
  if (filled.length > 2 && words.length > 1)
    return (
      isStrict && filled.length * 2 > columns.names.length && !has(/\d/, 'id', 'price', 'mileage', 'year')
    );
  return id === '' || (isStrict && (!hasName || !isNumbered));
}
