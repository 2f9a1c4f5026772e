import { isVin } from '../../../functions/src/vin.ts';
import { maxPhotos } from '../../../src/data/documents/photos.ts';
import { columnLabel, type Problem, type Row } from '../files/inventoryFile.ts';
import { type CellValue, plainCell, problemOfVin, readVin, type VehicleValue } from './cells.ts';
import { type Column, type ColumnField, type Columns, vehicleColumns } from './columns.ts';
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

/** Reads the cells of a row by field, and collects their problems. */
function rowReader(cells: Row['cells'], { byField }: Columns, now: Date) {
  const problems: Problem[] = [];
  const columnsOf = (...fields: readonly ColumnField[]) =>
    fields.flatMap((field) => byField.get(field) ?? []);
  const report = (column: Column | undefined, reason: string) => {
    const problem = { ...(column !== undefined && { column: columnLabel(column) }), reason };
    // A stock number column is read twice, because it may also give the id.
    if (!problems.some((known) => known.column === problem.column && known.reason === reason))
      problems.push(problem);
  };
  /** Yields the values of a field's columns, and `undefined` for a cell with a problem. Skips undefined cells. */
  function* valuesOf(field: ColumnField) {
    for (const column of columnsOf(field)) {
      const raw = plainCell(cells[column.index]);
      if (raw === undefined) continue;
      const value = column.isVin ? readVin(raw) : vehicleColumns[field].read(raw, now);
      if (isProblem(value)) report(column, value.problem);
      yield isProblem(value) ? undefined : value;
    }
  }
  return {
    problems,
    valuesOf,
    /** The first value of a field's columns. */
    read: (field: ColumnField) => {
      let result: VehicleValue | null | undefined;
      for (const value of valuesOf(field)) {
        // Another id column can replace this one, but another price may be the wrong one.
        if (value === undefined && field !== 'id') return undefined;
        if (value !== undefined) result = value;
        if (value !== undefined && value !== null) break;
      }
      return result;
    },
    areBlank: (...fields: readonly ColumnField[]) =>
      columnsOf(...fields).every(({ index }) => (cells[index] ?? '') === ''),
    /** Reports a problem in the first column of these fields. */
    reportIn: (fields: readonly ColumnField[], reason: string) => report(columnsOf(...fields)[0], reason),
  };
}

/** The fields of a row's photos. Empty if the row does not say whether there are any. */
function photoFields(lists: readonly unknown[]): VehicleFields {
  const photos = [...new Set(lists.flatMap((list) => (Array.isArray(list) ? (list as string[]) : [])))];
  const hasNone = lists.length > 0 && lists.every((list) => list === null);
  if (photos.length === 0 && !hasNone) return {};
  return { imageUrl: photos[0] ?? null, photos: photos.length > 1 ? photos.slice(0, maxPhotos) : null };
}

/**
 * Decodes a row. If a field has several columns, the first one with a value counts; photos come from all of their columns. An
 * undefined cell leaves its field unchanged. Returns `undefined` for a row without VIN, stock number, make and model, such as
 * a row of totals.
 */
export function decodeRow(row: Omit<Row, 'at'>, columns: Columns, now: Date): DecodedRow | undefined {
  const { problems, read, valuesOf, areBlank, reportIn } = rowReader(row.cells, columns, now);
  const id = read('id');
  const hasId = typeof id === 'string';
  const hasVin = hasId && isVin(id);
  const isUnknown = !hasId && problems.length === 0;
  if (row.problem !== undefined && !row.isShort)
    return { ...(hasVin && { id }), fields: {}, problems: [row.problem], isVehicle: false, isOffLot: false };
  if (isUnknown && areBlank('make', 'model')) return undefined;
  if (isUnknown) reportIn(['id'], 'has no VIN and no stock number');
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
  Object.assign(fields, photoFields([...valuesOf('imageUrl')]));
  // Without a VIN, the other cells only tell which vehicles a short row could be.
  if (row.problem !== undefined && !hasVin)
    return { ...(hasId && { id }), fields, problems: [row.problem], isVehicle: false, isOffLot: false };
  const isVehicle = (fields.make ?? fields.model ?? null) !== null;
  if (!isVehicle) reportIn(['make', 'model'], 'has neither make nor model');
  const wrongVin = hasId ? problemOfVin(id) : undefined;
  if (wrongVin !== undefined) reportIn(['id'], wrongVin);
  return { ...(hasId && { id }), fields, problems, isVehicle, isOffLot: false };
}

const isProblem = (value: CellValue): value is { problem: string } =>
  typeof value === 'object' && value !== null && 'problem' in value;
