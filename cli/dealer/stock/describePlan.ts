import { vehicleName } from '../../../src/components/basics/format.ts';
import type { ImportPlan, Lot, SkippedRow } from './planImport.ts';

/** The vehicles of each kind that a preview names. */
const shownVehicles = 10;

/** One line for each problem of a row, such as 'Line 3, Price (5): is over 10,000,000'. */
export function describeSkipped(row: SkippedRow): string {
  const at = 'line' in row ? `Line ${row.line}` : `Element ${row.index}`;
  return row.problems
    .map(({ column, reason }) => `${at}${column === undefined ? '' : `, ${column}`}: ${reason}`)
    .join('\n');
}

/** What an import would write: the first vehicles of each kind, and the counts. */
export function describePlan(plan: ImportPlan, lot: Lot): string {
  const counts = [
    `${plan.added.size} to add`,
    `${plan.changed.size} to change`,
    `${plan.removed.length} to remove`,
    `${plan.unchanged} unchanged`,
    `${plan.skipped.length} skipped`,
  ];
  const lines = [
    ...list([...plan.added], ([id, { fields }]) => `+ ${id}  ${vehicleName(fields)}`),
    ...list([...plan.changed], ([id, changes]) => {
      const before = lot.get(id) ?? {};
      const parts = Object.entries(changes).map(
        ([field, value]) => `${field} ${shorten(before[field])} → ${shorten(value)}`,
      );
      return `~ ${id}  ${vehicleName({ ...before, ...changes })}: ${parts.join(', ')}`;
    }),
    ...list(plan.removed, (id) => `- ${id}  ${vehicleName(lot.get(id) ?? {})}`),
  ];
  const kept =
    plan.keptForSafety > 0
      ? [
          `${plan.keptForSafety} vehicles are not in the file but stay: a row without a readable id may be theirs.`,
        ]
      : [];
  return [...lines, `${plan.rows} rows: ${counts.join(', ')}`, ...kept].join('\n');
}

function list<Entry>(entries: readonly Entry[], describe: (entry: Entry) => string): string[] {
  const more = entries.length - shownVehicles;
  return [...entries.slice(0, shownVehicles).map(describe), ...(more > 0 ? [`  … and ${more} more`] : [])];
}

function shorten(value: unknown): string {
  const text = value === undefined || value === null ? 'none' : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
