import { isVin } from '../../../src/shared/text/vin.ts';
import { columnLabel, describePosition, type Position } from '../files/inventoryFile.ts';
import { counted } from '../outcome.ts';
import { type ColumnField, type Columns, columnFields, importedFields } from './columns.ts';
import type { DecodedRow } from './decodeRow.ts';
import { type WithheldField, withholdImplausible } from './implausible.ts';
import {
  type Change,
  changedFields,
  countValues,
  type ImportedField,
  type ImportedVehicle,
  type Sales,
  type VehiclePatch,
  type Vehicles,
} from './importedVehicle.ts';
import type { Matter } from './matters.ts';
import type { Feed } from './readFeed.ts';
import {
  isAnotherCar,
  type KnownVehicle,
  makeAndYear,
  normalizeStockNumber,
  vehicleFinder,
} from './vehicleFinder.ts';

export type ReportedRow = Position & Pick<DecodedRow, 'id' | 'problems'>;

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
  /** What a person should look into. */
  doubts: string[];
  /** What a person has not checked yet. */
  matters: readonly Matter[];
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

type Rows = Omit<Feed, 'format'>;
type Find = ReturnType<typeof vehicleFinder>;
type PlanOptions = Partial<Record<'allowRemovals' | 'allowChanges' | 'isSame' | 'isOlder', boolean>>;

const changeKind = (known: KnownVehicle | undefined, id: string): Change['kind'] => {
  if (known === undefined) return 'added';
  if (known.isSold) return 'returned';
  return known.id === id ? 'changed' : 'moved';
};

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Whether a sale ends: by a person, if the vehicle has another stock number or was not listed for a week. */
function hasEnded({ vehicle }: KnownVehicle, { stockNumber }: VehiclePatch, now: Date): boolean {
  const { soldBy, unlistedSince = now } = vehicle;
  const numbers = [vehicle.stockNumber, stockNumber].flatMap((number) => number ?? []);
  const isRenumbered = new Set(numbers.map(normalizeStockNumber)).size > 1;
  return soldBy === 'feed' || isRenumbered || now.getTime() - unlistedSince.getTime() >= weekMs;
}

/** The fields without a column that vehicles have, a mapping names or an ignored column resembles, and how many vehicles. */
function findMissingFields({ byField, absent, similarTo }: Columns, changes: readonly Change[]) {
  const missing: ImportPlan['missingFields'] = new Map();
  for (const field of columnFields.filter((name) => !byField.has(name))) {
    const isKept = ({ before, fields }: Change) =>
      !(field in fields) && countValues(before[field as ImportedField]) > 0;
    const count = changes.filter(isKept).length;
    if (count > 0 || absent.has(field) || similarTo(field).length > 0) missing.set(field, count);
  }
  return missing;
}

const pictureEnding = /\.(jpe?g|png|webp|gif|avif)\b/i;

/** Leaves out the file's last cell if it may be cut off: the value is new in this file, or the start of the stored one. */
function withoutCutCell(row: DecodedRow, columns: Columns, isSame: boolean, known?: KnownVehicle) {
  const { id = '', lastCell } = row;
  const isLast = ({ index }: { index: number }) => index === lastCell;
  const cut = columnFields.filter((field) => {
    if (!columns.findColumns(field).some(isLast)) return false;
    if (field === 'id') return !isVin(id) && id !== known?.id && (known?.id ?? id).startsWith(id);
    if (field === 'status') return row.statuses.length > 0;
    const textOf = (vehicle: VehiclePatch) => String(vehicle[field as ImportedField] ?? '');
    const value = textOf(row.fields);
    if (known === undefined) return value !== '';
    const before = textOf(known.vehicle);
    // One picture has no ending, although others have. Its column can precede others.
    const isTorn =
      pictureEnding.test(before + value) && row.fields.photos?.some((url) => !pictureEnding.test(url));
    return value !== before && ((isSame && before === '') || isTorn || before.startsWith(value));
  });
  const column = cut.flatMap(columns.findColumns).find(isLast);
  if (column === undefined) return row;
  const kept = Object.entries(row.fields).filter(([field]) => !cut.includes(field as ImportedField));
  const fields: VehiclePatch = Object.fromEntries(kept);
  const reason = 'may be cut off, because the file ends without a line break';
  const problems = [...row.problems, { column: columnLabel(column), reason }];
  const isReadable = !cut.includes('id') && (known ?? fields.make ?? fields.model) !== undefined;
  return { ...row, fields, problems, kind: isReadable ? row.kind : 'unreadable' };
}

type Verdict = DecodedRow['kind'] | 'no vehicle' | 'unidentified' | 'repeated' | 'ignored' | 'off the lot';

const isSoldOrHidden = ({ kind }: DecodedRow) => kind === 'sold' || kind === 'hidden';

function classifyRow(row: DecodedRow, isRepeated: boolean, now: Date, known?: KnownVehicle): Verdict {
  const isOffLot = isSoldOrHidden(row);
  if (row.note !== undefined && known === undefined) return 'no vehicle';
  if (row.id === undefined) return 'unidentified';
  // Several rows may say that a vehicle is sold.
  if (isRepeated) return isOffLot ? 'ignored' : 'repeated';
  if (row.kind === 'unreadable') return 'unreadable';
  return isOffLot || (known?.isSold && !hasEnded(known, row.fields, now)) ? 'off the lot' : 'for sale';
}

type Match = { row: DecodedRow; id: string; known?: KnownVehicle; isTypo?: boolean };

/** The change of a row that is for sale. */
function planChange({ row, id, known }: Match): Change {
  const { stockNumber, ...others } = row.fields;
  const wanted = stockNumber === row.id ? others : row.fields;
  const before = known?.vehicle ?? {};
  // A reused stock number: the new car inherits no fields.
  const isReplaced = !isVin(id) && isAnotherCar(before, wanted);
  const none = isReplaced ? Object.fromEntries(importedFields.map((field) => [field, null])) : {};
  const fields = changedFields(before, { ...none, ...wanted });
  return { kind: changeKind(known, id), id, from: known?.id ?? id, before, fields };
}

/** Plans the changes of the rows. Rows for sale come first; then the first row of a vehicle wins. */
function matchRows({ rows, columns }: Rows, find: Find, now: Date, isSame: boolean) {
  const firstAt = new Map<string, Position>();
  const matches = rows
    .toSorted((one, other) => Number(isSoldOrHidden(one)) - Number(isSoldOrHidden(other)))
    .map((whole) => {
      const match: Omit<Match, 'row'> = whole.id === undefined ? { id: '' } : find(whole.id, whole.fields);
      const row = withoutCutCell(whole, columns, isSame, match.known);
      const first = firstAt.get(match.id);
      const verdict = classifyRow(row, first !== undefined, now, match.known);
      if (first === undefined && row.id !== undefined && verdict !== 'no vehicle')
        firstAt.set(match.id, row.at);
      const again = first && { reason: `${row.id} is already in ${describePosition(first)}` };
      const other = match.isTypo && {
        reason: `${row.id} differs in one or two characters from ${match.id}, the same car, and is left out`,
      };
      const own = row.problems.filter(({ once }) => once === undefined);
      const problems = [...own, again ?? [], other || []].flat();
      return { ...match, row, isTorn: row !== whole, verdict, problems };
    });
  const having = (...verdicts: Verdict[]) => matches.filter(({ verdict }) => verdicts.includes(verdict));
  const report = ({ row, problems }: (typeof matches)[number]) => ({ ...row.at, id: row.id, problems });
  const [forSale, offLot] = [having('for sale'), having('off the lot')];
  const isListed = ({ row, known }: Match) => !(known?.isSold && isSoldOrHidden(row));
  const listed = [...forSale, ...having('unreadable'), ...offLot].filter(isListed);
  const unknown = having('unidentified').map(({ row }) => row.fields);
  // The rows below a torn one are missing, too.
  if (matches.some(({ isTorn, verdict }) => isTorn && verdict !== 'no vehicle')) unknown.push({});
  const statuses = new Map<string, number>();
  for (const status of forSale.flatMap(({ row }) => row.statuses))
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return {
    changes: forSale.map(planChange),
    hidden: new Set(offLot.filter(({ row }) => row.kind === 'hidden').map(({ known }) => known?.id)),
    offLot: new Set(offLot.map(({ id, known }) => known?.id ?? id)),
    skipped: having('unidentified', 'repeated', 'unreadable').map(report),
    leftOut: having('off the lot', 'for sale')
      .filter(({ problems }) => problems.length > 0)
      .map(report),
    listed: new Set(listed.map(({ known }) => known?.id)),
    unknown: [...new Map(unknown.map((fields) => [makeAndYear(fields).join(), fields])).values()],
    rows: matches.length - having('no vehicle').length,
    notVehicles: having('no vehicle').length,
    statuses,
  };
}

/** Limits removals to five vehicles or a fifth of the inventory. If all or more than half would leave, nothing is written. */
function limitRemovals(count: number, size: number): Pick<ImportPlan, 'warning' | 'refusal'> {
  const isAll = count === size && size > 1;
  if (!isAll && (count <= 5 || count * 5 <= size)) return {};
  const would = `${count} of ${counted(size, 'vehicle')} would leave the inventory`;
  const remedy = 'If that is right, add --allow-removals.';
  return isAll || count * 2 > size
    ? { refusal: `Nothing was written: ${would}, ${isAll ? 'which is all' : 'more than half'}. ${remedy}` }
    : { warning: `Warning: ${would}, more than a fifth. ${remedy}` };
}

/** Compares a file with the inventory and the sales. A vehicle that an unreadable row may describe stays. */
export function planImport(
  feed: Rows,
  inventory: Vehicles,
  sales: Sales,
  now: Date,
  { allowRemovals = false, allowChanges = false, isSame = false, isOlder = false }: PlanOptions = {},
): ImportPlan {
  const find = vehicleFinder(feed.rows, inventory, sales, allowChanges);
  const { changes: wanted, listed, unknown, hidden, ...matched } = matchRows(feed, find, now, isSame);
  const { plausible: changes, implausible } = allowChanges
    ? { plausible: wanted, implausible: [] }
    : withholdImplausible(wanted, allowRemovals);
  const written = changes.filter(({ kind, fields }) => kind !== 'changed' || Object.keys(fields).length > 0);
  const couldBeUnknown = (vehicle: ImportedVehicle) =>
    unknown.some((fields) => !isAnotherCar(vehicle, fields));
  const kept = [...inventory].filter(([id, vehicle]) => !listed.has(id) && couldBeUnknown(vehicle));
  const removed = [...inventory].flatMap(([id, before]): Change[] => {
    const isRemoved = listed.has(id) ? matched.offLot.has(id) : !couldBeUnknown(before);
    return isRemoved ? [{ kind: 'removed', id, from: id, before, fields: {}, isHidden: hidden.has(id) }] : [];
  });
  const returned = new Set(changes.map(({ kind, from }) => kind === 'returned' && from));
  const saleUpdates = [...sales].flatMap(([id, sale]) => {
    const isListed = listed.has(id);
    const wasListed = sale.unlistedSince === undefined;
    if (sale.soldBy === 'feed' || returned.has(id) || isListed === wasListed) return [];
    return isListed || !couldBeUnknown(sale) ? [{ id, unlistedSince: isListed ? null : now }] : [];
  });
  const doubts = [
    isOlder ? 'Warning: the file is older than the one of the last import. Is it the right one?' : [],
    matched.offLot.size > 0 && wanted.length === 0
      ? 'Warning: no vehicle of the file is for sale. Is its column of statuses, dates or flags right?'
      : [],
  ].flat();
  const limits = allowRemovals ? {} : limitRemovals(removed.length, inventory.size);
  const areWithheld = limits.warning !== undefined;
  return {
    ...matched,
    isOlder,
    matters: feed.matters,
    doubts,
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
