import { vehicleName } from '../../../src/text/format.ts';
import { counted } from '../outcome.ts';
import { describeChanges } from './fields.ts';
import { byKind, type Change, type ImportPlan, type ReportedRow } from './planImport.ts';

/** The vehicles of each kind that a preview names. */
const shownVehicles = 10;

/** One line for each problem of a row, such as 'Line 3, Price (5): is over 10,000,000'. */
export function describeProblems(row: ReportedRow, remark = ''): string {
  const at = 'line' in row ? `Line ${row.line}` : `Element ${row.index}`;
  return row.problems
    .map(({ column, reason }) => `${at}${column === undefined ? '' : `, ${column}`}: ${reason}${remark}`)
    .join('\n');
}

function describeChange({ kind, id, from, before, fields }: Change): string {
  const until = from === id ? '' : `, until now ${from}`;
  const [sign, remark] = {
    added: ['+', ''],
    changed: ['~', `: ${describeChanges(before, fields)}`],
    moved: ['>', `: has a new id${until}`],
    returned: ['>', `: is in the file again${until}`],
    removed: ['-', ''],
  }[kind];
  return `${sign} ${id}  ${vehicleName({ ...before, ...fields })}${remark}`;
}

/** What an import would write: the first vehicles of each kind, and the counts. */
export function describePlan(plan: ImportPlan): string {
  const { added = [], changed = [], moved = [], returned = [], removed = [] } = byKind(plan);
  const counts: [number, string][] = [
    [moved.length, 'with a new id'],
    [returned.length, 'to return'],
    [plan.offLot.size, 'off the lot'],
  ];
  const lines = [added, changed, moved, returned, removed].flatMap((changes) =>
    list(changes, describeChange),
  );
  if (plan.offLot.size > 0) {
    const ids = list([...plan.offLot], (id) => id).join(', ');
    lines.push(`Sold or no longer for sale, so not in the inventory: ${ids}`);
  }
  lines.push(
    [
      `${counted(plan.rows, 'row')}: ${added.length} to add`,
      `${changed.length} to change`,
      `${removed.length} to remove`,
      `${plan.unchanged} unchanged`,
      `${plan.skipped.length} skipped`,
      ...counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])),
    ].join(', '),
  );
  if (plan.keptForSafety > 0) {
    const stays = plan.keptForSafety === 1 ? 'is not in the file but stays' : 'are not in the file but stay';
    lines.push(
      `${counted(plan.keptForSafety, 'vehicle')} ${stays}: a row without a readable id may be theirs.`,
    );
  }
  for (const [field, count] of plan.missingFields)
    lines.push(
      `Warning: no column gives ${field}, which ${counted(count, 'vehicle')} ${count === 1 ? 'has' : 'have'}. It stays as it is. Name the column in a mapping file, or write "${field}": null there.`,
    );
  return lines.join('\n');
}

function list<Entry>(entries: readonly Entry[], describe: (entry: Entry) => string): string[] {
  const more = entries.length - shownVehicles;
  return [...entries.slice(0, shownVehicles).map(describe), ...(more > 0 ? [`  … and ${more} more`] : [])];
}
