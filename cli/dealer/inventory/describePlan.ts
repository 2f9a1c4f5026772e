import { vehicleName } from '../../../src/text/format.ts';
import { counted } from '../outcome.ts';
import type { ColumnField, Columns } from './columns.ts';
import { describeChanges, writtenFields } from './fields.ts';
import { byKind, type Change, type ImportPlan, type ReportedRow } from './planImport.ts';

/** How many vehicles of each kind a preview names. */
const shownVehicles = 10;

/** How many problems of each column are shown. */
const shownProblems = 3;

/** One line for each column, such as 'Price (5): 2 cells were left out: line 3: is over 10,000,000; line 7: …'. */
export function describeProblems(rows: readonly ReportedRow[], what: 'cell' | 'row', done: string): string[] {
  const problems = rows.flatMap((row) => {
    const at = 'line' in row ? `line ${row.line}` : `element ${row.index}`;
    return row.problems.map(({ column, reason }) => ({ column, text: `${at}: ${reason}` }));
  });
  return [...Map.groupBy(problems, ({ column }) => column)].map(([column, all]) => {
    const examples = all.slice(0, shownProblems).map(({ text }) => text);
    const more = all.length > shownProblems ? ['…'] : [];
    const count = `${counted(all.length, what)} ${all.length === 1 ? 'was' : 'were'} ${done}`;
    return `${column === undefined ? '' : `${column}: `}${count}: ${[...examples, ...more].join('; ')}`;
  });
}

const labelOf = (field: ColumnField) => (field === 'imageUrl' ? 'pictures' : field);

/** Lists the ignored columns of a file, and the fields without a column. */
export function describeColumns({ byField, ignored }: Columns): string[] {
  const columnsOf = (field: ColumnField) => byField.get(field) ?? [];
  const hasVin = columnsOf('id').some((column) => !columnsOf('stockNumber').includes(column));
  const without = [
    ...(hasVin ? [] : ['VIN']),
    ...writtenFields.filter((field) => field !== 'stockNumber' && !byField.has(field)).map(labelOf),
  ];
  const prices = columnsOf('price').map(({ name }) => name);
  return [
    ...(ignored.length > 0 ? [`Ignored columns: ${ignored.join(', ')}`] : []),
    ...(without.length > 0 ? [`No column for: ${without.join(', ')}`] : []),
    ...(prices.length > 1 ? [`Price: the first of ${prices.join(', ')}`] : []),
  ];
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

/** One line for each reason why vehicles could not be written. */
export const describeFailures = (failures: readonly { id: string; reason: string }[]): string[] =>
  [...Map.groupBy(failures, ({ reason }) => reason)].map(
    ([reason, all]) => `${list(all, ({ id }) => id).join(', ')} could not be written: ${reason}`,
  );

/** Describes a plan: the first vehicles of each kind, and the counts. */
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
    lines.push(`Sold or no longer for sale: ${ids}`);
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
      `${counted(plan.keptForSafety, 'vehicle')} ${stays}: a row that cannot be read may be theirs.`,
    );
  }
  for (const [field, count] of plan.missingFields) {
    const has = count === 1 ? 'has' : 'have';
    const kept = count === 0 ? '' : `, which ${counted(count, 'vehicle')} ${has}. It stays as it is`;
    const remedy = `Name the column in a mapping file, or write "${field}": null there.`;
    lines.push(`Warning: no column gives ${labelOf(field)}${kept}. ${remedy}`);
  }
  for (const [field, count] of plan.lostFields)
    lines.push(
      `Warning: ${counted(count, 'vehicle')} would lose ${labelOf(field)} at once. It stays as it is. If that is right, add --allow-removals.`,
    );
  return lines.join('\n');
}

function list<Entry>(entries: readonly Entry[], describe: (entry: Entry) => string): string[] {
  const more = entries.length - shownVehicles;
  return [...entries.slice(0, shownVehicles).map(describe), ...(more > 0 ? [`… and ${more} more`] : [])];
}
