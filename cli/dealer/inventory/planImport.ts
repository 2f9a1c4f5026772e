import { amountOf, textOf } from '../../../src/data/documents/decode.ts';
import { isVin } from '../../../functions/src/vin.ts';
import type { Position, Problem, InventoryFile } from '../files/inventoryFile.ts';
import { lettersAndDigits, readId } from './cells.ts';
import { type Columns, columnFields } from './columns.ts';
import { type DecodedRow, decodeRow } from './decodeRow.ts';
import { changedFields, type VehicleField, type VehicleFields } from './fields.ts';

type Document = Readonly<Record<string, unknown>>;

/** The documents of vehicles by id: a dealer's inventory or sales. */
export type Vehicles = ReadonlyMap<string, Document>;

export type ImportedRow = DecodedRow & { at: Position };

export type ReportedRow = Position & { id?: string; problems: readonly Problem[] };

/** What an import writes about one vehicle. */
export type Change = {
  /**
   * `moved`: its VIN is known now. `returned`: an import had recorded it as sold, and it is in the file again. `removed`: it is
   * not in the file, or its row says that it is off the lot.
   */
  kind: 'added' | 'changed' | 'moved' | 'returned' | 'removed';
  id: string;
  /** The present id: another one if it moves. A vehicle that returns has it among the sales. */
  from: string;
  /** The present document. Empty for a vehicle that is added. */
  before: Document;
  /** The fields to write. */
  fields: VehicleFields;
};

export type ImportPlan = {
  rows: number;
  /** The vehicles to remove come last. */
  changes: Change[];
  unchanged: number;
  /** How many vehicles are not in the file, but stay because a row without a readable id may be theirs. */
  keptForSafety: number;
  /** The ids of the rows whose vehicles are sold or no longer for sale. */
  offLot: Set<string>;
  skipped: ReportedRow[];
  /** The rows that are imported without some of their cells. */
  leftOut: ReportedRow[];
  /** How many vehicles have a field that no column gives any more. It keeps its values. */
  missingFields: Map<VehicleField, number>;
};

/** The changes of a plan by what happens to the vehicle. */
export const byKind = ({ changes }: ImportPlan) => Object.groupBy(changes, ({ kind }) => kind);

/** Decodes the rows of a file. */
export const decodeRows = (rows: InventoryFile['rows'], columns: Columns, now: Date): ImportedRow[] =>
  rows.map((row) => ({
    at: row.at,
    ...('problem' in row
      ? { fields: {}, problems: [row.problem], isVehicle: false, isOffLot: false }
      : decodeRow(row.cells, columns, now)),
  }));

type Known = { id: string; document: Document; isSold: boolean };

const knownOf = (vehicles: Vehicles, isSold: boolean): Known[] =>
  [...vehicles].map(([id, document]) => ({ id, document, isSold }));

/** Whether a stock number was given to another car: make or year contradict. */
const isOther = (document: Document, fields: VehicleFields) =>
  (['make', 'year'] as const).some((name) => {
    const [before, now] = [document[name], fields[name]]
      .map((value) => textOf(value) ?? amountOf(value))
      .map((value) => value && lettersAndDigits(`${value}`));
    return before !== undefined && now !== undefined && before !== now;
  });

/**
 * Returns a function that finds the vehicle of a row: the one with the row's id, or else the one that is known by its stock
 * number. `id` is the one that the vehicle should have: a VIN stays when the row has none that is valid. Two VINs are two
 * vehicles, whatever their stock number.
 */
function vehicleFinder(rows: readonly ImportedRow[], inventory: Vehicles, sales: Vehicles) {
  const all = [...knownOf(sales, true), ...knownOf(inventory, false)];
  const byId = new Map(all.map((known) => [known.id, known]));
  // An id that `readId` changes, such as a VIN in lower case, is found by the changed one.
  const named = all.flatMap((known) =>
    [textOf(known.document['stockNumber']), readId(known.id)].map((name) => ({ name, known })),
  );
  const byName = Map.groupBy(named, ({ name }) => name);
  const taken = new Set(rows.map(({ id }) => id));

  return (id: string, fields: VehicleFields): { id: string; known?: Known | undefined } => {
    const { stockNumber } = fields;
    if (byId.has(id)) return { id, known: byId.get(id) };
    const number = typeof stockNumber === 'string' ? stockNumber : id;
    const found = [id, number].flatMap((name) => byName.get(name) ?? []).map(({ known }) => known);
    const free = [...new Set(found)].filter((it) => !taken.has(it.id) && !isOther(it.document, fields));
    const unsold = free.filter(({ isSold }) => !isSold);
    const [known, ...others] = unsold.length > 0 ? unsold : free;
    if (known === undefined || others.length > 0) return { id };
    if (readId(known.id) === id) return { id, known };
    if (number === id || (isVin(known.id) && !isVin(id))) return { id: known.id, known };
    if (isVin(known.id)) return { id };
    taken.add(known.id);
    return { id, known };
  };
}

/**
 * Compares a file with the inventory and the sales. The first row of a vehicle wins. A row that cannot be read is skipped, and its
 * vehicle stays as it is; if the row has no readable id, no vehicle is removed at all.
 */
export function planImport(
  rows: readonly ImportedRow[],
  columns: Columns,
  inventory: Vehicles,
  sales: Vehicles = new Map(),
): ImportPlan {
  const plan: ImportPlan = {
    rows: rows.length,
    changes: [],
    unchanged: 0,
    keptForSafety: 0,
    offLot: new Set(),
    skipped: [],
    leftOut: [],
    missingFields: new Map(),
  };
  const find = vehicleFinder(rows, inventory, sales);
  const firstAt = new Map<string, number>();
  const inFile = new Set<string>();
  let isAnyIdUnknown = false;

  for (const { at, id: rowId, fields: rowFields, problems, isVehicle, isOffLot } of rows) {
    const reported = { ...at, ...(rowId === undefined ? {} : { id: rowId }), problems };
    if (rowId === undefined) {
      isAnyIdUnknown = true;
      plan.skipped.push(reported);
      continue;
    }
    const { id, known } = find(rowId, rowFields);
    const first = firstAt.get(id);
    if (first !== undefined) {
      const reason = `${rowId} is already in ${'line' in at ? 'line' : 'element'} ${first}`;
      plan.skipped.push({ ...reported, problems: [...problems, { reason }] });
      continue;
    }
    firstAt.set(id, 'line' in at ? at.line : at.index);
    if (known?.isSold === false) inFile.add(known.id);
    if (!isVehicle) {
      plan.skipped.push(reported);
      continue;
    }
    if (problems.length > 0) plan.leftOut.push(reported);
    const { id: from, document: before, isSold } = known ?? { id, document: {}, isSold: false };
    // The id says it already.
    const { stockNumber, ...others } = rowFields;
    const fields = changedFields(
      before,
      stockNumber === undefined || stockNumber === id ? others : rowFields,
    );
    const present = isSold ? 'returned' : from === id ? 'changed' : 'moved';
    const kind = known === undefined ? 'added' : present;
    if (isOffLot || (isSold && before['soldBy'] !== 'feed')) plan.offLot.add(from);
    else if (kind === 'changed' && Object.keys(fields).length === 0) plan.unchanged += 1;
    else plan.changes.push({ kind, id, from, before, fields });
  }

  const missing = [...inventory.keys()].filter((id) => !inFile.has(id));
  const offLot = [...plan.offLot].filter((id) => inventory.has(id));
  if (isAnyIdUnknown) plan.keptForSafety = missing.length;
  for (const id of isAnyIdUnknown ? offLot : [...offLot, ...missing])
    plan.changes.push({ kind: 'removed', id, from: id, before: inventory.get(id) ?? {}, fields: {} });
  const staying = [...inFile].filter((id) => !plan.offLot.has(id)).map((id) => inventory.get(id) ?? {});
  for (const field of columnFields) {
    if (field === 'id' || field === 'status' || columns.byField.has(field)) continue;
    const count = staying.filter((document) => field in changedFields(document, { [field]: null })).length;
    if (count > 0) plan.missingFields.set(field, count);
  }
  return plan;
}
