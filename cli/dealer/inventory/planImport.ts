import { textOf } from '../../../src/data/documents/decode.ts';
import { isVin } from '../../../functions/src/vin.ts';
import { dateOf } from '../dealerRefs.ts';
import { describePosition, type Position } from '../files/inventoryFile.ts';
import { counted } from '../outcome.ts';
import { type ColumnField, type Columns, type WrittenField, writtenFields } from './columns.ts';
import type { DecodedRow } from './decodeRow.ts';
import { changedFields, type VehicleFields } from './fields.ts';
import type { Feed } from './readFeed.ts';
import {
  type Document,
  isAnotherCar,
  type KnownVehicle,
  makeAndYear,
  normalizeStockNumber,
  vehicleFinder,
  type Vehicles,
} from './vehicleFinder.ts';

export type ReportedRow = Position & Pick<DecodedRow, 'id' | 'problems'>;

/** A change to one vehicle. */
export type Change = {
  /**
   * `moved`: its VIN is known now. `returned`: it was sold, and is in the file again. `removed`: it is not in the file, or its row
   * says that it is off the lot.
   */
  kind: 'added' | 'changed' | 'moved' | 'returned' | 'removed';
  id: string;
  /** The current id. Differs from `id` if the vehicle moves. If it returns, this is the id of its sale. */
  from: string;
  /** The current document. Empty for a new vehicle. */
  before: Document;
  fields: VehicleFields;
};

export type ImportPlan = {
  rows: number;
  /** The vehicles to remove come last. */
  changes: Change[];
  unchanged: number;
  /** Number of vehicles that are not in the file, but stay because a row without a readable id may be theirs. */
  keptForSafety: number;
  /** The ids of the rows whose vehicles are sold or no longer for sale. */
  offLot: Set<string>;
  skipped: ReportedRow[];
  /** The rows that are imported without some of their cells. */
  leftOut: ReportedRow[];
  /** The fields without a column, each with the number of vehicles that keep their value. */
  missingFields: Map<ColumnField, number>;
  /** The fields that most vehicles would lose at once and therefore keep, each with the number of vehicles. */
  lostFields: Map<WrittenField, number>;
  /** Manually recorded sales whose vehicle has left the file or is listed again. */
  saleUpdates: { id: string; unlistedSince: Date | null }[];
  /** The ids of vehicles that left the file but stay in the inventory, because there are too many. */
  withheld: string[];
  /** Why the withheld vehicles stay. `refusal`: why nothing is written. */
  warning?: string;
  refusal?: string;
};

export const byKind = ({ changes }: ImportPlan) => Object.groupBy(changes, ({ kind }) => kind);

const kindOf = (known: KnownVehicle | undefined, id: string): Change['kind'] => {
  if (known === undefined) return 'added';
  if (known.isSold) return 'returned';
  return known.id === id ? 'changed' : 'moved';
};

const weekMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether a sale ends because its vehicle is in the file. A manually recorded sale stays until the dealer has bought the
 * vehicle back: it has another stock number, or was not listed for a week.
 */
function hasEnded({ document }: KnownVehicle, { stockNumber }: VehicleFields, now: Date): boolean {
  const since = dateOf(document['unlistedSince']) ?? now;
  const numbers = [document['stockNumber'], stockNumber].flatMap((number) => textOf(number) ?? []);
  const isRenumbered = new Set(numbers.map(normalizeStockNumber)).size > 1;
  return document['soldBy'] === 'feed' || isRenumbered || now.getTime() - since.getTime() >= weekMs;
}

/** The fields without a column, each with the number of vehicles that keep their value. */
function missingFieldsOf({ byField, absent }: Columns, changes: readonly Change[]) {
  const missing: ImportPlan['missingFields'] = new Map();
  for (const field of new Set([...writtenFields, ...absent])) {
    const isKept = ({ before, fields }: Change) =>
      !(field in fields) && field in changedFields(before, { [field]: null });
    const count = byField.has(field) ? 0 : changes.filter(isKept).length;
    if (count > 0 || absent.has(field)) missing.set(field, count);
  }
  return missing;
}

/** Keeps values that most vehicles would lose at once, a fault of the feed. Returns the number of vehicles by field. */
function keepLostFields(changes: readonly Change[]): ImportPlan['lostFields'] {
  const lost: ImportPlan['lostFields'] = new Map();
  const vehicles = changes.filter(({ kind }) => kind !== 'added');
  for (const field of writtenFields) {
    const losing = vehicles.filter(({ before, fields }) => {
      const [had, has] = [before[field], fields[field]];
      // One picture in place of several is a loss, too.
      return has !== undefined && (Array.isArray(had) ? !Array.isArray(has) : had && !has);
    });
    if (losing.length <= 5 || losing.length * 2 <= vehicles.length) continue;
    for (const { fields } of losing) delete fields[field];
    lost.set(field, losing.length);
  }
  return lost;
}

/**
 * Finds the vehicles of the rows, and plans their changes. Rows for sale come first; then the first row of a
 * vehicle wins. A row that cannot be read is skipped.
 */
function matchRows(rows: readonly DecodedRow[], find: ReturnType<typeof vehicleFinder>, now: Date) {
  const firstAt = new Map<string, Position>();
  const listed = new Set<string>();
  const changes: Change[] = [];
  const offLot = new Set<string>();
  const skipped: ReportedRow[] = [];
  const leftOut: ReportedRow[] = [];
  const unknownCars = new Map<string, VehicleFields>();

  const isOffLot = (row: DecodedRow) => row.kind === 'off the lot';
  for (const row of rows.toSorted((one, other) => Number(isOffLot(one)) - Number(isOffLot(other)))) {
    const { at, id: rowId, fields: rowFields, problems, kind } = row;
    const reported = { ...at, id: rowId, problems };
    if (rowId === undefined) {
      unknownCars.set(makeAndYear(rowFields).join(), rowFields);
      skipped.push(reported);
      continue;
    }
    const { id, known } = find(rowId, rowFields);
    const first = firstAt.get(id);
    if (first !== undefined) {
      const reason = `${rowId} is already in ${describePosition(first)}`;
      if (!isOffLot(row)) skipped.push({ ...reported, problems: [...problems, { reason }] });
      continue;
    }
    firstAt.set(id, at);
    if (known !== undefined && !(known.isSold && isOffLot(row))) listed.add(known.id);
    if (kind === 'unreadable') {
      const hasName = (rowFields.make ?? rowFields.model ?? null) !== null;
      // A row of totals has a word in place of a stock number.
      if (known !== undefined || hasName || /^\S*\d\S*$/.test(rowId)) skipped.push(reported);
      continue;
    }
    if (problems.length > 0) leftOut.push(reported);
    const from = known?.id ?? id;
    if (isOffLot(row) || (known?.isSold && !hasEnded(known, rowFields, now))) {
      offLot.add(from);
      continue;
    }
    const { stockNumber, ...others } = rowFields;
    const wanted = stockNumber === undefined || stockNumber === rowId ? others : rowFields;
    const before = known?.document ?? {};
    // A reused stock number: the new car inherits no fields.
    const isReplaced = !isVin(id) && isAnotherCar(before, wanted);
    const none = isReplaced ? Object.fromEntries(writtenFields.map((field) => [field, null])) : {};
    const fields = changedFields(before, { ...none, ...wanted });
    changes.push({ kind: kindOf(known, id), id, from, before, fields });
  }
  return { changes, offLot, skipped, leftOut, listed, unknown: [...unknownCars.values()] };
}

/**
 * Prevents a truncated feed from emptying the inventory. An import may remove five vehicles, or a fifth of the inventory. Above
 * that, the vehicles stay; above a half, nothing is written.
 */
function limitRemovals(count: number, size: number): Pick<ImportPlan, 'warning' | 'refusal'> {
  if (count <= 5 || count * 5 <= size) return {};
  const would = `${count} of ${counted(size, 'vehicle')} would leave the inventory`;
  const remedy = 'If that is right, add --allow-removals.';
  return count * 2 > size
    ? { refusal: `Nothing was written: ${would}, more than half. ${remedy}` }
    : { warning: `Warning: ${would}, more than a fifth. ${remedy}` };
}

/**
 * Compares a file with the inventory and the sales. The vehicle of an unreadable row stays; if the row has no readable id,
 * every vehicle that it could describe stays.
 */
export function planImport(
  { rows, columns }: Pick<Feed, 'rows' | 'columns'>,
  inventory: Vehicles,
  sales: Vehicles,
  now: Date,
  allowRemovals = false,
): ImportPlan {
  const find = vehicleFinder(rows, inventory, sales);
  const { changes, offLot, skipped, leftOut, listed, unknown } = matchRows(rows, find, now);
  const lostFields: ImportPlan['lostFields'] = allowRemovals ? new Map() : keepLostFields(changes);
  const written = changes.filter(({ kind, fields }) => kind !== 'changed' || Object.keys(fields).length > 0);
  const couldBeUnknown = (document: Document) => unknown.some((fields) => !isAnotherCar(document, fields));
  const kept = [...inventory].filter(([id, document]) => !listed.has(id) && couldBeUnknown(document));
  const removed = [...inventory].flatMap(([id, before]): Change[] => {
    const isRemoved = listed.has(id) ? offLot.has(id) : !couldBeUnknown(before);
    return isRemoved ? [{ kind: 'removed', id, from: id, before, fields: {} }] : [];
  });
  const returned = new Set(changes.map(({ kind, from }) => kind === 'returned' && from));
  const saleUpdates = [...sales].flatMap(([id, sale]) => {
    const isListed = listed.has(id);
    const wasListed = sale['unlistedSince'] === undefined;
    if (sale['soldBy'] === 'feed' || returned.has(id) || isListed === wasListed) return [];
    return isListed || !couldBeUnknown(sale) ? [{ id, unlistedSince: isListed ? null : now }] : [];
  });
  const limits = allowRemovals ? {} : limitRemovals(removed.length, inventory.size);
  const areWithheld = limits.warning !== undefined;
  return {
    rows: rows.length,
    changes: areWithheld ? written : [...written, ...removed],
    unchanged: changes.length - written.length,
    keptForSafety: kept.length,
    offLot,
    skipped,
    leftOut,
    lostFields,
    missingFields: missingFieldsOf(columns, changes),
    saleUpdates: areWithheld ? [] : saleUpdates,
    withheld: areWithheld ? removed.map(({ id }) => id) : [],
    ...limits,
  };
}
