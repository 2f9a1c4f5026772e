import type { Position, StockFile } from '../files/stockFile.ts';
import type { Columns } from './columns.ts';
import { decodeRow, type Problem } from './decodeRow.ts';
import { changedFields, type StockFields } from './fields.ts';

/** The documents of a dealer's vehicles in stock, by id. */
export type Lot = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

export type SkippedRow = Position & { id?: string; problems: readonly Problem[] };

export type ImportPlan = {
  rows: number;
  added: Map<string, { at: Position; fields: StockFields }>;
  /** The fields to write, by id. */
  changed: Map<string, StockFields>;
  unchanged: number;
  /** The ids of the vehicles that are on the lot but not in the file. */
  removed: readonly string[];
  /** How many vehicles are not in the file, but stay because a row without a readable id may be theirs. */
  keptForSafety: number;
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
    unchanged: 0,
    removed: [],
    keptForSafety: 0,
    skipped: [],
  };
  const firstAt = new Map<string, number>();
  let isAnyIdUnknown = false;
  const skip = (row: SkippedRow) => {
    plan.skipped.push(row);
    report(row);
  };

  for await (const row of rows) {
    plan.rows += 1;
    if ('problem' in row) {
      isAnyIdUnknown = true;
      skip({ ...row.at, problems: [row.problem] });
      continue;
    }
    const { id, fields, problems } = decodeRow(row.cells, columns, now);
    if (id === undefined) {
      isAnyIdUnknown = true;
      skip({ ...row.at, problems });
      continue;
    }
    const earlier = firstAt.get(id);
    if (earlier === undefined) firstAt.set(id, numberOf(row.at));
    const all =
      earlier === undefined
        ? problems
        : [
            ...problems,
            { reason: `${id} is already in ${'line' in row.at ? 'line' : 'element'} ${earlier}` },
          ];
    if (all.length > 0) {
      skip({ ...row.at, id, problems: all });
      continue;
    }
    const document = lot.get(id);
    if (document === undefined) {
      plan.added.set(id, { at: row.at, fields });
      continue;
    }
    const changes = changedFields(document, fields);
    if (Object.keys(changes).length > 0) plan.changed.set(id, changes);
    else plan.unchanged += 1;
  }

  const missing = [...lot.keys()].filter((id) => !firstAt.has(id));
  return isAnyIdUnknown ? { ...plan, keptForSafety: missing.length } : { ...plan, removed: missing };
}

const numberOf = (at: Position) => ('line' in at ? at.line : at.index);
