import { isVin } from '../../../functions/src/vin.ts';
import { maxPhotos } from '../../../src/data/documents/photos.ts';
import { columnLabel, type Problem, type Row } from '../files/inventoryFile.ts';
import { type CellValue, plainCell, problemOfVin, readVin, type VehicleValue } from './cells.ts';
import { type ColumnField, type Columns, vehicleColumns } from './columns.ts';
import { type VehicleFields, writtenFields } from './fields.ts';

export type DecodedRow = {
  /** The VIN, or else the stock number. Absent when neither can be read. */
  id?: string;
  fields: VehicleFields;
  /** The cells that cannot be read. They change nothing. */
  problems: Problem[];
  /** The row can be read, and has a make or a model. */
  isVehicle: boolean;
  /** The row says that the vehicle is sold or no longer for sale. Only its id and stock number count. */
  isOffLot: boolean;
};

/**
 * Decodes a row. If a field has several columns, the first one with a value counts; photos come from all of their columns. An
 * undefined cell leaves its field unchanged. Returns `undefined` for a row without VIN, stock number, make and model, such as
 * a row of totals.
 */
export function decodeRow(row: Omit<Row, 'at'>, { byField }: Columns, now: Date): DecodedRow | undefined {
  const problems: Problem[] = [];
  const report = (column: string | undefined, reason: string) => {
    // A stock number column is read twice, because it may also give the id.
    if (!problems.some((problem) => problem.column === column && problem.reason === reason))
      problems.push({ ...(column !== undefined && { column }), reason });
  };
  const firstOf = (...fields: readonly ColumnField[]) =>
    fields.flatMap((field) => byField.get(field) ?? []).map((column) => columnLabel(column))[0];
  /** Yields the values of a field's columns, and `undefined` for a cell with a problem. Skips undefined cells. */
  function* valuesOf(field: ColumnField) {
    for (const column of byField.get(field) ?? []) {
      const raw = plainCell(row.cells[column.index]);
      if (raw === undefined) continue;
      const value = column.isVin ? readVin(raw) : vehicleColumns[field].read(raw, now);
      if (isProblem(value)) report(columnLabel(column), value.problem);
      yield isProblem(value) ? undefined : value;
    }
  }
  const read = (field: ColumnField) => {
    let result: VehicleValue | null | undefined;
    for (const value of valuesOf(field)) {
      // Another id column can replace this one, but another price may be the wrong one.
      if (value === undefined && field !== 'id') return undefined;
      if (value !== undefined) result = value;
      if (value !== undefined && value !== null) break;
    }
    return result;
  };

  const isBlank = (field: ColumnField) =>
    (byField.get(field) ?? []).every(({ index }) => (row.cells[index] ?? '') === '');

  const id = read('id');
  const hasId = typeof id === 'string';
  const hasVin = hasId && isVin(id);
  const isUnknown = !hasId && problems.length === 0;
  if (row.problem !== undefined && !row.isShort)
    return { ...(hasVin && { id }), fields: {}, problems: [row.problem], isVehicle: false, isOffLot: false };
  if (isUnknown && isBlank('make') && isBlank('model')) return undefined;
  if (isUnknown) report(firstOf('id'), 'has no VIN and no stock number');
  const stockNumber = read('stockNumber');
  const fields: VehicleFields = stockNumber === undefined ? {} : { stockNumber };
  if (hasId && [read('status'), read('sold')].some((value) => typeof value === 'string'))
    return { id, fields, problems: [], isVehicle: true, isOffLot: true };

  for (const field of writtenFields) {
    if (field === 'imageUrl' || field === 'stockNumber') continue;
    const value = read(field);
    if (value !== undefined) fields[field] = value;
  }
  if (typeof fields.mileage === 'number' && [...valuesOf('mileageUnit')].includes(undefined))
    delete fields.mileage;
  const pictures = [...valuesOf('imageUrl')];
  const photos = [...new Set(pictures.flatMap((list) => (Array.isArray(list) ? (list as string[]) : [])))];
  if (photos.length > 0 || (pictures.length > 0 && pictures.every((list) => list === null))) {
    fields.imageUrl = photos[0] ?? null;
    fields.photos = photos.length > 1 ? photos.slice(0, maxPhotos) : null;
  }
  // Without a VIN, the other cells only tell which vehicles a short row could be.
  if (row.problem !== undefined && !hasVin)
    return { ...(hasId && { id }), fields, problems: [row.problem], isVehicle: false, isOffLot: false };
  const isVehicle = (fields.make ?? fields.model ?? null) !== null;
  if (!isVehicle) report(firstOf('make', 'model'), 'has neither make nor model');
  const wrongVin = hasId ? problemOfVin(id) : undefined;
  if (wrongVin !== undefined) report(firstOf('id'), wrongVin);
  return { ...(hasId && { id }), fields, problems, isVehicle, isOffLot: false };
}

const isProblem = (value: CellValue): value is { problem: string } =>
  typeof value === 'object' && value !== null && 'problem' in value;
