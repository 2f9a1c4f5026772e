import { textOf } from '../../../src/data/documents/decode.ts';
import { isVin } from '../../../functions/src/vin.ts';
import { dateOf } from '../dealerRefs.ts';
import { counted } from '../outcome.ts';
import type { Position, Problem, Row } from '../files/inventoryFile.ts';
import { type ColumnField, type Columns, columnFields } from './columns.ts';
import { type DecodedRow, decodeRow } from './decodeRow.ts';
import {
  changedFields,
  vehicleFields,
  type VehicleFields,
  type WrittenField,
  writtenFields,
} from './fields.ts';
import {
  type Document,
  isAnotherCar,
  type Known,
  makeAndYear,
  normalizeStockNumber,
  vehicleFinder,
  type Vehicles,
} from './vehicleFinder.ts';

export type ImportedRow = DecodedRow & { at: Position };

export type ReportedRow = Position & { id?: string; problems: readonly Problem[] };

/** A change of one vehicle. */
export type Change = {
  /**
   * `moved`: its VIN is known now. `returned`: it was sold, and is in the file again. `removed`: it is not in the file, or its row
   * says that it is off the lot.
   */
  kind: 'added' | 'changed' | 'moved' | 'returned' | 'removed';
  id: string;
  /** The present id. It differs from `id` if the vehicle moves, and is that of the sale if the vehicle returns. */
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
  /** The fields that no column gives, with the number of vehicles that have and keep a value. */
  missingFields: Map<ColumnField, number>;
  /** The fields that most vehicles would lose at once, with their number. They keep their values. */
  lostFields: Map<WrittenField, number>;
  /** The sales made by a person that the file lists again, or no longer lists. */
  listings: { id: string; unlistedSince: Date | null }[];
};

/** The changes of a plan by what happens to the vehicle. */
export const byKind = ({ changes }: ImportPlan) => Object.groupBy(changes, ({ kind }) => kind);

/** Decodes the rows of a file that have a vehicle. */
export const decodeRows = (rows: readonly Row[], columns: Columns, now: Date): ImportedRow[] =>
  rows.flatMap((row) => {
    const decoded = decodeRow(row, columns, now);
    return decoded === undefined ? [] : [{ at: row.at, ...decoded }];
  });

const kindOf = (known: Known | undefined, id: string): Change['kind'] => {
  if (known === undefined) return 'added';
  if (known.isSold) return 'returned';
  return known.id === id ? 'changed' : 'moved';
};

const weekMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether a sale ends because its vehicle is in the file. A sale made by a person stays until the dealer has bought the vehicle
 * back: it has another stock number, or was not listed for a week.
 */
function hasEnded({ document }: Known, { stockNumber }: VehicleFields, now: Date): boolean {
  const since = dateOf(document['unlistedSince']);
  const numbers = [document['stockNumber'], stockNumber].flatMap((number) => textOf(number) ?? []);
  const isRenumbered = new Set(numbers.map(normalizeStockNumber)).size > 1;
  return (
    document['soldBy'] === 'feed' ||
    isRenumbered ||
    (since !== undefined && now.getTime() - since.getTime() >= weekMs)
  );
}

/** All fields of another car, with `null` for those that its row does not give. */
const withAllFields = (fields: VehicleFields): VehicleFields => ({
  ...Object.fromEntries(vehicleFields.map((field) => [field, null])),
  ...fields,
});

/** The fields that no column gives, and how many of these vehicles keep a value of them. */
function missingFieldsOf({ byField, absent }: Columns, vehicles: readonly Document[]) {
  const missing: ImportPlan['missingFields'] = new Map();
  for (const field of columnFields.filter((name) => !byField.has(name))) {
    const count = vehicles.filter((before) => field in changedFields(before, { [field]: null })).length;
    if (count > 0 || absent.has(field)) missing.set(field, count);
  }
  return missing;
}

/**
 * Removes fields from the changes if most vehicles would lose them at once, because that is a fault of the feed. Returns how
 * many vehicles would have lost each of these fields.
 */
function keepLostFields(changes: readonly Change[], vehicles: number): ImportPlan['lostFields'] {
  const lost: ImportPlan['lostFields'] = new Map();
  for (const field of writtenFields) {
    const parts = field === 'imageUrl' ? (['imageUrl', 'photos'] as const) : [field];
    const losing = changes.filter(({ before, fields }) =>
      parts.some((part) => before[part] && part in fields && !fields[part]),
    );
    if (losing.length <= 5 || losing.length * 2 <= vehicles) continue;
    for (const { fields } of losing) for (const part of parts) delete fields[part];
    lost.set(field, losing.length);
  }
  return lost;
}

/**
 * Finds the vehicles of the rows, and plans their changes. The first row of a vehicle wins, but a row for sale wins over a sold
 * one. A row that cannot be read is skipped.
 */
function matchRows(rows: readonly ImportedRow[], find: ReturnType<typeof vehicleFinder>, now: Date) {
  const firstAt = new Map<string, number>();
  const listed = new Set<string>();
  const changes: Change[] = [];
  const offLot = new Set<string>();
  const skipped: ReportedRow[] = [];
  const leftOut: ReportedRow[] = [];
  const unknownCars = new Map<string, VehicleFields>();
  const replaced = new Set<string>();

  const { forSale = [], sold = [] } = Object.groupBy(rows, ({ isOffLot }) => (isOffLot ? 'sold' : 'forSale'));
  for (const { at, id: rowId, fields: rowFields, problems, isVehicle, isOffLot } of [...forSale, ...sold]) {
    const reported = { ...at, ...(rowId === undefined ? {} : { id: rowId }), problems };
    if (rowId === undefined) {
      unknownCars.set(makeAndYear(rowFields).join(), rowFields);
      skipped.push(reported);
      continue;
    }
    const { id, known } = find(rowId, rowFields);
    const first = firstAt.get(id);
    if (first !== undefined && isOffLot) continue;
    if (first !== undefined) {
      const reason = `${rowId} is already in ${'line' in at ? 'line' : 'element'} ${first}`;
      skipped.push({ ...reported, problems: [...problems, { reason }] });
      continue;
    }
    firstAt.set(id, 'line' in at ? at.line : at.index);
    if (known !== undefined && !(known.isSold && isOffLot)) listed.add(known.id);
    if (!isVehicle) {
      const hasName = (rowFields.make ?? rowFields.model ?? null) !== null;
      // A row of totals has a text in place of a stock number.
      if (known !== undefined || hasName || /^\S*\d\S*$/.test(rowId)) skipped.push(reported);
      continue;
    }
    if (problems.length > 0) leftOut.push(reported);
    const from = known?.id ?? id;
    if (isOffLot || (known?.isSold && !hasEnded(known, rowFields, now))) {
      offLot.add(from);
      continue;
    }
    const { stockNumber, ...others } = rowFields;
    const wanted = stockNumber === undefined || stockNumber === rowId ? others : rowFields;
    const before = known?.document ?? {};
    const isReplaced = !isVin(id) && isAnotherCar(before, wanted);
    if (isReplaced) replaced.add(id);
    const fields = changedFields(before, isReplaced ? withAllFields(wanted) : wanted);
    changes.push({ kind: kindOf(known, id), id, from, before, fields });
  }
  return { changes, offLot, skipped, leftOut, listed, unknown: [...unknownCars.values()], replaced };
}

/**
 * Compares a file with the inventory and the sales. The vehicle of an unreadable row stays; if the row has no readable id, so
 * does every vehicle that it could be.
 */
export function planImport(
  rows: readonly ImportedRow[],
  columns: Columns,
  inventory: Vehicles,
  sales: Vehicles,
  now: Date,
  allowRemovals = false,
): ImportPlan {
  const find = vehicleFinder(rows, inventory, sales);
  const { changes, offLot, skipped, leftOut, listed, unknown, replaced } = matchRows(rows, find, now);
  const couldBeUnknown = (document: Document) => unknown.some((fields) => !isAnotherCar(document, fields));
  const staying = [...inventory].filter(([id]) => listed.has(id) && !offLot.has(id));
  const kept = staying.flatMap(([id, document]) => (replaced.has(id) ? [] : [document]));
  const lostFields = keepLostFields(changes, allowRemovals ? Infinity : staying.length);
  const written = changes.filter(({ kind, fields }) => kind !== 'changed' || Object.keys(fields).length > 0);
  const unchanged = changes.length - written.length;
  const removed = [...inventory].filter(([id, document]) =>
    listed.has(id) ? offLot.has(id) : !couldBeUnknown(document),
  );
  const returned = new Set(changes.map(({ kind, from }) => kind === 'returned' && from));
  const listings = [...sales].flatMap(([id, { soldBy, unlistedSince }]) => {
    const isListed = listed.has(id);
    const isNew =
      isListed === (unlistedSince !== undefined) && (isListed || !couldBeUnknown(sales.get(id) ?? {}));
    if (soldBy === 'feed' || returned.has(id) || !isNew) return [];
    return [{ id, unlistedSince: isListed ? null : now }];
  });
  for (const [id, before] of removed) written.push({ kind: 'removed', id, from: id, before, fields: {} });
  return {
    rows: rows.length,
    changes: written,
    unchanged,
    keptForSafety: inventory.size - staying.length - removed.length,
    offLot,
    skipped,
    leftOut,
    missingFields: missingFieldsOf(columns, kept),
    lostFields,
    listings,
  };
}

export type LimitedPlan = ImportPlan & {
  /** The ids of the vehicles that are not in the file but stay, because they are too many. */
  withheld: string[];
  /** Why they stay. */
  warning?: string;
  /** Why nothing is written. */
  refusal?: string;
};

/**
 * Prevents a truncated feed from emptying the inventory. A plan may remove a fifth of it, or five vehicles. Up to a half, the
 * vehicles stay and the rest of the plan is written; above that, nothing is.
 */
export function limitRemovals(
  plan: ImportPlan,
  size: number,
  { allowRemovals, removedAreSold }: { allowRemovals?: boolean; removedAreSold?: boolean },
): LimitedPlan {
  const removed = plan.changes.filter(({ kind }) => kind === 'removed').map(({ id }) => id);
  if (allowRemovals || removed.length <= 5 || removed.length * 5 <= size) return { ...plan, withheld: [] };
  const would = `${removed.length} of ${counted(size, 'vehicle')} would be ${removedAreSold ? 'sold' : 'removed'}`;
  const remedy = 'of the inventory. If that is right, add --allow-removals.';
  if (removed.length * 2 > size)
    return { ...plan, withheld: [], refusal: `Nothing was written: ${would}, more than half ${remedy}` };
  const changes = plan.changes.filter(({ kind }) => kind !== 'removed');
  const warning = `Warning: ${would}, more than a fifth ${remedy} They stay.`;
  return { ...plan, changes, listings: [], withheld: removed, warning };
}
