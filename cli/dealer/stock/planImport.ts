import type { Position, Problem, StockFile } from '../files/stockFile.ts';
import type { Columns } from './columns.ts';
import { type DecodedRow, decodeRow } from './decodeRow.ts';
import { changedFields, type StockFields } from './fields.ts';

/** The documents of a dealer's vehicles in stock, by id. */
export type Lot = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

export type SkippedRow = Position & { id?: string; problems: readonly Problem[] };

export type ImportPlan = {
  rows: number;
  added: Map<string, StockFields>;
  /** The fields to write, by id. */
  changed: Map<string, StockFields>;
  /** The ids of the vehicles to remove: those that are not in the file, or whose row says that they are off the lot. */
  removed: readonly string[];
  unchanged: number;
  /** How many vehicles are not in the file, but stay because a row without a readable id may be theirs. */
  keptForSafety: number;
  /** The ids of the rows whose vehicles are sold or no longer for sale. */
  offLot: Set<string>;
  skipped: SkippedRow[];
};

/**
 * Compares a file with the lot. Keeps the id of every row and the fields of those that differ, but no row that changes
 * nothing. The first row with an id wins. A row with a problem is skipped, and its vehicle stays as it is; if the row has
 * no readable id, no vehicle is removed at all. Calls `report` for each skipped row as soon as it is read.
 */
export async function planImport(
  rows: StockFile['rows'],
  columns: Columns,
  lot: Lot,
  now: Date,
  report: (row: SkippedRow) => void,
): Promise<ImportPlan> {
  const plan: ImportPlan = {
    rows: 0,
    added: new Map(),
    changed: new Map(),
    removed: [],
    unchanged: 0,
    keptForSafety: 0,
    offLot: new Set(),
    skipped: [],
  };
  const firstAt = new Map<string, number>();
  let isAnyIdUnknown = false;

  for await (const row of rows) {
    plan.rows += 1;
    const { id, fields, problems, isOffLot }: DecodedRow =
      'problem' in row
        ? { fields: {}, problems: [row.problem], isOffLot: false }
        : decodeRow(row.cells, columns, now);
    const first = id === undefined ? undefined : firstAt.get(id);
    if (first !== undefined)
      problems.push({ reason: `${id} is already in ${'line' in row.at ? 'line' : 'element'} ${first}` });
    else if (id !== undefined) firstAt.set(id, 'line' in row.at ? row.at.line : row.at.index);
    else isAnyIdUnknown = true;

    if (id === undefined || problems.length > 0) {
      const skipped = { ...row.at, ...(id === undefined ? {} : { id }), problems };
      plan.skipped.push(skipped);
      report(skipped);
      continue;
    }
    if (isOffLot) {
      plan.offLot.add(id);
      continue;
    }
    const document = lot.get(id);
    const changes = changedFields(document ?? {}, fields);
    if (document === undefined) plan.added.set(id, fields);
    else if (Object.keys(changes).length > 0) plan.changed.set(id, changes);
    else plan.unchanged += 1;
  }

  const missing = [...lot.keys()].filter((id) => !firstAt.has(id));
  const offLot = [...plan.offLot].filter((id) => lot.has(id));
  return isAnyIdUnknown
    ? { ...plan, removed: offLot, keptForSafety: missing.length }
    : { ...plan, removed: [...offLot, ...missing] };
}
