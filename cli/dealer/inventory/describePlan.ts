import { vehicleName } from '../../../src/components/basics/format.ts';
import { counted } from '../count.ts';
import { describeChanges } from './fields.ts';
import type { ImportPlan, Vehicles, Move, ReportedRow } from './planImport.ts';

/** The vehicles of each kind that a preview names. */
const shownVehicles = 10;

/** One line for each problem of a row, such as 'Line 3, Price (5): is over 10,000,000'. */
export function describeProblems(row: ReportedRow, remark = ''): string {
  const at = 'line' in row ? `Line ${row.line}` : `Element ${row.index}`;
  return row.problems
    .map(({ column, reason }) => `${at}${column === undefined ? '' : `, ${column}`}: ${reason}${remark}`)
    .join('\n');
}

/** What an import would write: the first vehicles of each kind, and the counts. */
export function describePlan(plan: ImportPlan, inventory: Vehicles, sales: Vehicles): string {
  const describeMove = ([id, { from, fields }]: readonly [string, Move], vehicles: Vehicles, why: string) =>
    `> ${id}  ${vehicleName({ ...vehicles.get(from), ...fields })}: ${why}${from === id ? '' : `, until now ${from}`}`;
  const counts = [
    `${plan.added.size} to add`,
    `${plan.changed.size} to change`,
    `${plan.removed.length} to remove`,
    `${plan.unchanged} unchanged`,
    `${plan.skipped.length} skipped`,
    ...(plan.moved.size > 0 ? [`${plan.moved.size} with a new id`] : []),
    ...(plan.returned.size > 0 ? [`${plan.returned.size} to return`] : []),
    ...(plan.offLot.size > 0 ? [`${plan.offLot.size} off the lot`] : []),
  ];
  const lines = [
    ...list([...plan.added], ([id, fields]) => `+ ${id}  ${vehicleName(fields)}`),
    ...list([...plan.changed], ([id, changes]) => {
      const before = inventory.get(id) ?? {};
      return `~ ${id}  ${vehicleName({ ...before, ...changes })}: ${describeChanges(before, changes)}`;
    }),
    ...list([...plan.moved], (move) => describeMove(move, inventory, 'has a new id')),
    ...list([...plan.returned], (move) => describeMove(move, sales, 'is in the file again')),
    ...list(plan.removed, (id) => `- ${id}  ${vehicleName(inventory.get(id) ?? {})}`),
  ];
  if (plan.offLot.size > 0) {
    const ids = list([...plan.offLot], (id) => id).join(', ');
    lines.push(`Sold or no longer for sale, so not in the inventory: ${ids}`);
  }
  lines.push(`${counted(plan.rows, 'row')}: ${counts.join(', ')}`);
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
