import { maxPhotos } from '../../../src/shared/documents/photos.ts';
import { isVin } from '../../../src/shared/text/vin.ts';
import { columnLabel, type Problem, type Row } from '../files/inventoryFile.ts';
import { type CellValue, formatCell, isUnknownStatus, plainCell, readStatus } from './cells.ts';
import { type Column, type ColumnField, type Columns, importedFields, readCell } from './columns.ts';
import type { VehiclePatch } from './importedVehicle.ts';
import { isNoVehicle } from './isNoVehicle.ts';

export type DecodedRow = {
  at: Row['at'];
  /** The VIN, or else the stock number. Undefined if both are unreadable. */
  id: string | undefined;
  fields: VehiclePatch;
  /** The unreadable cells, whose fields stay unchanged, or the reason why the row is skipped. */
  problems: readonly Problem[];
  /** `sold`: or no longer for sale. `hidden`: by a flag. `unreadable`: without id, without make and model, or with a problem. */
  kind: 'for sale' | 'sold' | 'hidden' | 'unreadable';
  /** The texts of a row that seems to be a title, totals or a note. It is one if its vehicle is unknown. */
  note?: readonly string[] | undefined;
  /** The statuses that count as for sale, although their meaning is unknown. */
  statuses: readonly string[];
  lastCell?: Row['lastCell'];
};

export const isProblem = (value: CellValue): value is { problem: string } =>
  typeof value === 'object' && value !== null && 'problem' in value;

/** SOLD in place of a price, or with the name or number of a vehicle. */
const soldMark = /\bSOLD\b|^\W*[Ss]old\b|(?<!not|yet)[\s(*-][Ss]old\W*$/;

/** A cell of any other column that only says sold. */
const soldOnly = /^\W{0,9}sold\W{0,9}$/i;

const salePrice = /(sale|special)price$|special$/;

/** Reads the cells of a row by field, and collects one problem per column. */
function rowReader(cells: Row['cells'], { findColumns }: Columns, now: Date) {
  const problems = new Map<Column['index'], Problem>();
  /** Adds a problem of the first column. */
  const report = (columns: readonly Column[], reason: string, kind?: string) => {
    for (const { name, index } of columns.slice(0, 1)) {
      const once = kind && { once: `${name} (${kind})` };
      if (!problems.has(index))
        problems.set(index, { column: columnLabel({ name, index }), reason, ...once });
    }
  };
  const columnsOf = (field: ColumnField): readonly Column[] => {
    const columns = findColumns(field).filter(({ index }) => cells[index] !== undefined);
    // A sale that is over has left its price.
    const isOver = ({ key }: Column) => salePrice.test(key) && readAll('onSale').includes('no');
    return field === 'price' ? columns.filter((column) => !isOver(column)) : columns;
  };
  /** The value of a cell. Undefined if it has a problem. */
  const readColumn = (field: ColumnField, column: Column) => {
    const value = readCell(field, column, plainCell(cells[column.index]), now);
    if (isProblem(value)) report([column], value.problem, value.once);
    return isProblem(value) ? value.value : value;
  };
  /** The values of a field's columns. */
  const readAll = (field: ColumnField) => columnsOf(field).map((column) => readColumn(field, column));
  /** The first value of a field's columns. */
  const read = (field: ColumnField) => {
    let result: ReturnType<typeof readColumn>;
    for (const column of columnsOf(field)) {
      result = readColumn(field, column);
      // Only an unreadable id is looked up in the next column: a second price column may mean something else.
      if (result !== null && (result !== undefined || field !== 'id')) break;
    }
    return result;
  };
  return { problems, report, readAll, read };
}

/** The photos of all columns. `undefined`, which keeps the stored photos, if no cell is readable. */
function mergePhotos(lists: readonly (CellValue | undefined)[]) {
  const photos = [...new Set(lists.flatMap((list) => list ?? []))].slice(0, maxPhotos);
  return photos.length > 0 || (lists.length > 0 && lists.every((list) => list === null)) ? photos : undefined;
}

/** Decodes a row. The first value of a field counts, and all photos. An undefined cell leaves its field unchanged. */
function decodeRow({ at, cells, ...row }: Row, columns: Columns, now: Date): DecodedRow {
  const { problems, report, readAll, read } = rowReader(cells, columns, now);
  const { findColumns } = columns;
  const id = formatCell(read('id'));
  const hasVin = isVin(id);
  const textOf = ({ index }: Column) => formatCell(cells[index]);
  const statuses = findColumns('status').map(textOf).filter(isUnknownStatus);
  const vin = hasVin ? id : undefined;
  if (row.problem !== undefined)
    return { at, id: vin, fields: {}, statuses, problems: [row.problem], kind: 'unreadable' };
  if (id === '' && problems.size === 0) report(findColumns('id'), 'has no VIN and no stock number');
  const fields: VehiclePatch = {};
  for (const field of importedFields) {
    const value = field === 'photos' ? mergePhotos(readAll(field)) : read(field);
    if (value !== undefined) Object.assign(fields, { [field]: value });
  }
  const isNote = !hasVin && isNoVehicle(cells, columns, id, fields.year);
  const note = isNote ? cells.map(formatCell).filter((text) => text.trim()) : undefined;
  // A unit that is not ours.
  if (fields.mileage && readAll('mileageUnit').includes(undefined)) delete fields.mileage;
  if (fields.price && readAll('currency').includes(undefined)) delete fields.price;
  if (read('priceHidden') === 'yes' || read('priceShown') === 'no') fields.price = null;
  const named = (['stockNumber', 'price', 'make', 'model'] as const).flatMap(findColumns);
  const isMarked = (cell: unknown, index: number) =>
    (named.some((it) => it.index === index) ? soldMark : soldOnly).test(formatCell(cell));
  const isSold = read('status') ?? read('sold') ?? cells.some(isMarked);
  const isHidden = readAll('shown').includes('no') || readAll('hidden').includes('yes');
  const decoded = { at, id: id || undefined, fields, note, statuses };
  if (id !== '' && (isSold || isHidden))
    return { ...decoded, problems: [], kind: isSold ? 'sold' : 'hidden' };
  if (row.shortage !== undefined && !hasVin)
    return { ...decoded, problems: [row.shortage], kind: 'unreadable' };
  const hasName = Boolean(fields.make ?? fields.model);
  if (!hasName) report([...findColumns('make'), ...findColumns('model')], 'has neither make nor model');
  // Cars built before 1981 have shorter VINs.
  const likeVin = id === fields.stockNumber ? /^[a-z0-9]{17}$/i : /^[a-z0-9]{15,20}$/i;
  if (!hasVin && likeVin.test(id)) {
    const why = id.length === 17 ? 'a VIN has no I, O or Q' : `it has ${id.length} characters instead of 17`;
    report(findColumns('id'), `${id} is not a VIN, because ${why}. Correct it where the feed is made`);
  }
  const kind = hasName && id !== '' ? 'for sale' : 'unreadable';
  return { ...decoded, lastCell: row.lastCell, problems: [...problems.values()], kind };
}

/** Decodes the rows of a file. A title such as SOLD THIS MONTH or WHOLESALE takes those below it off the lot, until the next title. */
export function decodeRows(rows: readonly Row[], columns: Columns, now: Date): DecodedRow[] {
  let isSold = false;
  return rows.map((each) => {
    const row = decodeRow(each, columns, now);
    const { note = [] } = row;
    const title = note.join(' ');
    if (note.length > 0 && note.length < 3 && !/total|count|records/i.test(title))
      isSold = /\bsold\b/i.test(title) ? !/\b(un|not|yet|as)\b/i.test(title) : readStatus(title) !== null;
    return isSold && row.kind === 'for sale' ? { ...row, kind: 'sold', problems: [] } : row;
  });
}
