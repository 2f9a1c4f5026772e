import { maxPhotos } from '../../../src/data/documents/photos.ts';
import { columnLabel, type Problem } from '../files/inventoryFile.ts';
import { type CellValue, problemOfVin, readVin, type VehicleValue } from './cells.ts';
import { type ColumnField, type Columns, vehicleColumns } from './columns.ts';
import { type VehicleFields, vehicleFields } from './fields.ts';

export type DecodedRow = {
  /** The VIN, or else the stock number. Absent when neither can be read. */
  id?: string;
  fields: VehicleFields;
  /** What cannot be read. Such a cell changes nothing. */
  problems: Problem[];
  /** The row has a make or a model. */
  isVehicle: boolean;
  /** The row says that the vehicle is sold or no longer for sale. Only its id and stock number count. */
  isOffLot: boolean;
};

/**
 * Decodes a row. `cells` are in the order of the file's columns; an undefined one, which only JSON has, leaves its field
 * alone. Of several columns for a field, the first with a value counts; the photos are those of all their columns.
 */
export function decodeRow(cells: readonly unknown[], { byField }: Columns, now: Date): DecodedRow {
  const problems: Problem[] = [];
  const report = (column: string | undefined, reason: string) => {
    // A column of the stock number is read twice: for the id, too.
    if (!problems.some((problem) => problem.column === column && problem.reason === reason))
      problems.push({ ...(column !== undefined && { column }), reason });
  };
  const columnsOf = (...fields: readonly ColumnField[]) =>
    fields.flatMap((field) => byField.get(field) ?? []).map((column) => columnLabel(column));
  /** The values of a field's columns. `undefined` is a problem. A cell that is undefined is left out. */
  function* valuesOf(field: ColumnField) {
    for (const column of byField.get(field) ?? []) {
      const raw = cells[column.index];
      if (raw === undefined) continue;
      const value = column.isVin ? readVin(raw) : vehicleColumns[field].read(raw, now);
      if (isProblem(value)) report(columnLabel(column), value.problem);
      yield isProblem(value) ? undefined : value;
    }
  }
  const read = (field: ColumnField) => {
    let result: VehicleValue | null | undefined;
    for (const value of valuesOf(field)) {
      // The next column may have another id, but another price may be the wrong one.
      if (value === undefined && field !== 'id') return undefined;
      if (value !== undefined) result = value;
      if (value !== undefined && value !== null) break;
    }
    return result;
  };
  const stockNumber = read('stockNumber');
  const id = read('id') ?? stockNumber;
  const isOffLot = typeof id === 'string' && typeof read('status') === 'string';
  const fields: VehicleFields = stockNumber === undefined ? {} : { stockNumber };
  if (typeof id !== 'string' && problems.length === 0)
    report(columnsOf('id', 'stockNumber')[0], 'has no VIN and no stock number');
  if (isOffLot) return { id, fields, problems: [], isVehicle: true, isOffLot };

  for (const field of vehicleFields) {
    if (field === 'photos' || field === 'imageUrl' || field === 'stockNumber') continue;
    const value = read(field);
    if (value !== undefined) fields[field] = value;
  }
  const pictures = [...valuesOf('imageUrl')];
  const photos = [...new Set(pictures.flatMap((list) => (Array.isArray(list) ? (list as string[]) : [])))];
  if (photos.length > 0 || (pictures.length > 0 && pictures.every((list) => list === null))) {
    fields.imageUrl = photos[0] ?? null;
    fields.photos = photos.length > 1 ? photos.slice(0, maxPhotos) : null;
  }
  const isVehicle = (fields.make ?? fields.model ?? null) !== null;
  if (!isVehicle) report(columnsOf('make', 'model')[0], 'has neither make nor model');
  if (typeof id !== 'string') return { fields, problems, isVehicle, isOffLot };
  const wrongVin = problemOfVin(id);
  if (wrongVin !== undefined) report(columnsOf('id', 'stockNumber')[0], wrongVin);
  return { id, fields, problems, isVehicle, isOffLot };
}

const isProblem = (value: CellValue): value is { problem: string } =>
  typeof value === 'object' && value !== null && 'problem' in value;
