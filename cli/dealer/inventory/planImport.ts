import { decodeText } from '../../../src/shared/documents/decode.ts';
import { isVin } from '../../../src/shared/text/vin.ts';
import { decodeDate } from '../dates.ts';
import { columnLabel, describePosition, type Position } from '../files/inventoryFile.ts';
import { counted } from '../outcome.ts';
import { formatCell } from './cells.ts';
import { type ColumnField, columnFields, type Columns, type WrittenField, writtenFields } from './columns.ts';
import type { DecodedRow } from './decodeRow.ts';
import { changedFields, type VehicleFields } from './fields.ts';
import { type WithheldField, withholdImplausible } from './implausible.ts';
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
  /** `moved`: its VIN is known now. `returned`: it was sold. `removed`: it is not in the file, or off the lot. */
  kind: 'added' | 'changed' | 'moved' | 'returned' | 'removed';
  id: string;
  /** The current id. Differs from `id` if the vehicle moves. If it returns, this is the id of its sale. */
  from: string;
  /** The current document. Empty for a new vehicle. */
  before: Document;
  fields: VehicleFields;
};

export type ImportPlan = {
  /** Whether the file is older than the one of the last import. */
  isOlder: boolean;
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
  /** Number of rows that are titles, totals, notes or repeated headers. */
  notVehicles: number;
  /** The statuses that count as for sale, although their meaning is unknown, each with its number of vehicles. */
  statuses: Map<string, number>;
  /** The values that changed too much for one night, and stay. */
  implausible: WithheldField[];
  /** The fields without a column, each with the number of vehicles that keep their value. */
  missingFields: Map<ColumnField, number>;
  /** Manually recorded sales whose vehicle has left the file or is listed again. */
  saleUpdates: { id: string; unlistedSince: Date | null }[];
  /** The ids of vehicles that left the file but stay in the inventory, because there are too many. */
  withheld: string[];
  /** Why the withheld vehicles stay. `refusal`: why nothing is written. */
  warning?: string;
  refusal?: string;
};

type Rows = Pick<Feed, 'rows' | 'columns'>;
type Find = ReturnType<typeof vehicleFinder>;
type PlanOption = 'allowRemovals' | 'allowChanges' | 'isSame' | 'isOlder';
type PlanOptions = { [Name in PlanOption]?: boolean | undefined };

export const byKind = ({ changes }: ImportPlan) => Object.groupBy(changes, ({ kind }) => kind);

const changeKind = (known: KnownVehicle | undefined, id: string): Change['kind'] => {
  if (known === undefined) return 'added';
  if (known.isSold) return 'returned';
  return known.id === id ? 'changed' : 'moved';
};

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Whether a sale ends: by a person, if the vehicle has another stock number or was not listed for a week. */
function hasEnded({ document }: KnownVehicle, { stockNumber }: VehicleFields, now: Date): boolean {
  const since = decodeDate(document['unlistedSince']) ?? now;
  const numbers = [document['stockNumber'], stockNumber].flatMap((number) => decodeText(number) ?? []);
  const isRenumbered = new Set(numbers.map(normalizeStockNumber)).size > 1;
  return document['soldBy'] === 'feed' || isRenumbered || now.getTime() - since.getTime() >= weekMs;
}

/** The fields without a column that vehicles have, a mapping names or an ignored column resembles, and how many vehicles. */
function findMissingFields({ byField, absent, similar }: Columns, changes: readonly Change[]) {
  const missing: ImportPlan['missingFields'] = new Map();
  for (const field of columnFields.filter((name) => !byField.has(name))) {
    const isKept = ({ before, fields }: Change) =>
      !(field in fields) && field in changedFields(before, { [field]: null });
    const count = changes.filter(isKept).length;
    if (count > 0 || absent.has(field) || similar.get(field)?.length) missing.set(field, count);
  }
  return missing;
}

/** Leaves out the file's last cell if it may be cut off: the vehicle is new, or the value is shorter than before. */
function withoutCutCell(row: DecodedRow, { byField }: Columns, known?: KnownVehicle, isSame?: boolean) {
  const isLast = ({ index }: { index: number }) => index === row.lastCell;
  const cut = columnFields.filter((field) => {
    if (!byField.get(field)?.some(isLast)) return false;
    if (field === 'id') return !isVin(row.id ?? '') && row.id !== known?.id;
    if (field === 'status') return row.statuses?.length !== 0;
    const values = [row.fields[field as WrittenField], known?.document[field]];
    const [now = '', before = ''] = values.map((value) => [value ?? []].flat().map(formatCell).join('|'));
    const isNew = known === undefined || (isSame && before === '');
    // A picture without the ending of the others.
    const isTorn = /\.\w{3,4}\|/.test(now) && !/\.\w{3,4}$/.test(now);
    return now !== before && (isNew || isTorn || now.length < before.length);
  });
  const column = cut[0] && byField.get(cut[0])?.find(isLast);
  if (column === undefined) return undefined;
  const kept = Object.entries(row.fields).filter(([field]) => !cut.includes(field as WrittenField));
  const fields: VehicleFields = Object.fromEntries(kept);
  const isReadable = !cut.includes('id') && (known ?? fields.make ?? fields.model) !== undefined;
  const reason = 'may be cut off, because the file ends without a line break';
  const problems = [...row.problems, { column: columnLabel(column), reason }];
  return { ...row, fields, problems, kind: isReadable ? row.kind : 'unreadable' };
}

/** Plans the changes of the rows. Rows for sale come first; then the first row of a vehicle wins. */
function matchRows({ rows, columns }: Rows, find: Find, now: Date, isSame?: boolean) {
  const firstAt = new Map<string, Position>();
  const listed = new Set<string>();
  const changes: Change[] = [];
  const offLot = new Set<string>();
  const skipped: ReportedRow[] = [];
  const leftOut: ReportedRow[] = [];
  const unknownCars = new Map<string, VehicleFields>();
  const statuses: ImportPlan['statuses'] = new Map();
  let notVehicles = 0;

  const isOffLot = (row: DecodedRow) => row.kind === 'off the lot';
  for (const whole of rows.toSorted((one, other) => Number(isOffLot(one)) - Number(isOffLot(other)))) {
    const { id, known }: Partial<ReturnType<typeof find>> =
      whole.id === undefined ? {} : find(whole.id, whole.fields);
    if (whole.isDoubtful && known === undefined) {
      notVehicles += 1;
      continue;
    }
    const cutRow = withoutCutCell(whole, columns, known, isSame);
    // The rows below it are missing, too.
    if (cutRow !== undefined) unknownCars.set('', {});
    const row = cutRow ?? whole;
    const { at, id: rowId, fields: rowFields, problems, kind } = row;
    const reported = { ...at, id: rowId, problems };
    if (rowId === undefined || id === undefined) {
      unknownCars.set(makeAndYear(rowFields).join(), rowFields);
      skipped.push(reported);
      continue;
    }
    const first = firstAt.get(id);
    if (first !== undefined) {
      const reason = `${rowId} is already in ${describePosition(first)}`;
      if (!isOffLot(row)) skipped.push({ ...reported, problems: [...problems, { reason }] });
      continue;
    }
    firstAt.set(id, at);
    if (known !== undefined && !(known.isSold && isOffLot(row))) listed.add(known.id);
    if (kind === 'unreadable') {
      skipped.push(reported);
      continue;
    }
    if (problems.length > 0) leftOut.push(reported);
    const from = known?.id ?? id;
    if (isOffLot(row) || (known?.isSold && !hasEnded(known, rowFields, now))) {
      offLot.add(from);
      continue;
    }
    for (const status of row.statuses ?? []) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const { stockNumber, ...others } = rowFields;
    const wanted = stockNumber === undefined || stockNumber === rowId ? others : rowFields;
    const before = known?.document ?? {};
    // A reused stock number: the new car inherits no fields.
    const isReplaced = !isVin(id) && isAnotherCar(before, wanted);
    const none = isReplaced ? Object.fromEntries(writtenFields.map((field) => [field, null])) : {};
    const fields = changedFields(before, { ...none, ...wanted });
    changes.push({ kind: changeKind(known, id), id, from, before, fields });
  }
  const unknown = [...unknownCars.values()];
  return { changes, offLot, skipped, leftOut, listed, unknown, notVehicles, statuses };
}

/** Limits removals to five vehicles or a fifth of the inventory. Above a half, nothing is written. */
function limitRemovals(count: number, size: number): Pick<ImportPlan, 'warning' | 'refusal'> {
  if (count <= 5 || count * 5 <= size) return {};
  const would = `${count} of ${counted(size, 'vehicle')} would leave the inventory`;
  const remedy = 'If that is right, add --allow-removals.';
  return count * 2 > size
    ? { refusal: `Nothing was written: ${would}, more than half. ${remedy}` }
    : { warning: `Warning: ${would}, more than a fifth. ${remedy}` };
}

/** Compares a file with the inventory and the sales. A vehicle that an unreadable row may describe stays. */
export function planImport(
  feed: Rows,
  inventory: Vehicles,
  sales: Vehicles,
  now: Date,
  { allowRemovals = false, allowChanges = false, ...file }: PlanOptions = {},
): ImportPlan {
  const find = vehicleFinder(feed.rows, inventory, sales);
  const matches = matchRows(feed, find, now, file.isSame);
  const { changes: wanted, listed, unknown, notVehicles, ...matched } = matches;
  const { plausible: changes, implausible } = allowChanges
    ? { plausible: wanted, implausible: [] }
    : withholdImplausible(wanted, allowRemovals);
  const written = changes.filter(({ kind, fields }) => kind !== 'changed' || Object.keys(fields).length > 0);
  const couldBeUnknown = (document: Document) => unknown.some((fields) => !isAnotherCar(document, fields));
  const kept = [...inventory].filter(([id, document]) => !listed.has(id) && couldBeUnknown(document));
  const removed = [...inventory].flatMap(([id, before]): Change[] => {
    const isRemoved = listed.has(id) ? matched.offLot.has(id) : !couldBeUnknown(before);
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
    ...matched,
    isOlder: file.isOlder === true,
    rows: feed.rows.length - notVehicles,
    notVehicles,
    changes: areWithheld ? written : [...written, ...removed],
    unchanged: changes.length - written.length,
    keptForSafety: kept.length,
    implausible,
    missingFields: findMissingFields(feed.columns, changes),
    saleUpdates: areWithheld ? [] : saleUpdates,
    withheld: areWithheld ? removed.map(({ id }) => id) : [],
    ...limits,
  };
}
