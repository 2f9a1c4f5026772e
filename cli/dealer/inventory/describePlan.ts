import { vehicleName } from '../../../src/text/format.ts';
import { describePosition } from '../files/inventoryFile.ts';
import { counted } from '../outcome.ts';
import { type ColumnField, type Columns, writtenFields } from './columns.ts';
import { byKind, type Change, type ImportPlan, type ReportedRow } from './planImport.ts';

/** How many vehicles of each kind a preview names. */
const shownVehicles = 10;

/** How many problems of each column are shown. */
const shownProblems = 3;

/** One line for each column, such as 'Price (5): 2 cells were left out: line 3: is over 10,000,000; line 7: …'. */
function problemLines(rows: readonly ReportedRow[], what: string, done: string): string[] {
  const problems = rows.flatMap((row) =>
    row.problems.map(({ column = '', reason }) => ({ column, text: `${describePosition(row)}: ${reason}` })),
  );
  return [...Map.groupBy(problems, ({ column }) => column)].map(([column, all]) => {
    const examples = all.slice(0, shownProblems).map(({ text }) => text);
    const more = all.length > shownProblems ? ['…'] : [];
    const count = `${counted(all.length, what)} ${all.length === 1 ? 'was' : 'were'} ${done}`;
    return [...(column === '' ? [] : [column]), count, [...examples, ...more].join('; ')].join(': ');
  });
}

/** Describes the rows and cells of a file that are not imported. */
export const describeProblems = ({ skipped, leftOut }: ImportPlan): string[] => [
  ...problemLines(skipped, 'row', 'skipped'),
  ...problemLines(leftOut, 'cell', 'left out'),
];

const labelOf = (field: ColumnField) => (field === 'imageUrl' ? 'pictures' : field);

/** Lists the ignored columns of a file, and the fields without a column. */
function describeColumns({ byField, ignored }: Columns): string[] {
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

function shorten(value: unknown): string {
  const text = value === undefined || value === null ? 'none' : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** One line, such as '~ A3  2019 Ford F-150: price 19500 → 19000'. */
export function describeChange({ kind, id, from, before, fields }: Change): string {
  const until = from === id ? '' : `, until now ${from}`;
  const changes = Object.entries(fields).map(
    ([field, value]) => `${field} ${shorten(before[field])} → ${shorten(value)}`,
  );
  const [sign, remark] = {
    added: ['+', ''],
    changed: ['~', `: ${changes.join(', ')}`],
    moved: ['>', `: has a new id${until}`],
    returned: ['>', `: is in the file again${until}`],
    removed: ['-', ''],
  }[kind];
  return `${sign} ${id}  ${vehicleName({ ...before, ...fields })}${remark}`;
}

/** One line for each reason why vehicles could not be written. */
export const describeFailures = (failures: readonly { id: string; reason: string }[]): string[] =>
  [...Map.groupBy(failures, ({ reason }) => reason)].map(
    ([reason, all]) => `${firstOf(all.map(({ id }) => id)).join(', ')} could not be written: ${reason}`,
  );

/** Describes a file's columns and problems, and the plan: the first changes of each kind, counts and warnings. */
export function describePlan(columns: Columns, plan: ImportPlan): string[] {
  const { added = [], changed = [], moved = [], returned = [], removed = [] } = byKind(plan);
  const { offLot, keptForSafety: kept } = plan;
  const counts: [number, string][] = [
    [moved.length, 'with a new id'],
    [returned.length, 'to return'],
    [offLot.size, 'off the lot'],
  ];
  return [
    ...describeColumns(columns),
    ...describeProblems(plan),
    ...[added, changed, moved, returned, removed].flatMap((changes) => firstOf(changes.map(describeChange))),
    ...(offLot.size > 0 ? [`Sold or no longer for sale: ${firstOf([...offLot]).join(', ')}`] : []),
    [
      `${counted(plan.rows, 'row')}: ${added.length} to add`,
      `${changed.length} to change`,
      `${removed.length} to remove`,
      `${plan.unchanged} unchanged`,
      `${plan.skipped.length} skipped`,
      ...counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])),
    ].join(', '),
    ...(kept > 0
      ? [`Not in the file: ${counted(kept, 'vehicle')}, kept because an unreadable row may be theirs.`]
      : []),
    ...[...plan.missingFields].map(
      ([field, count]) =>
        `Warning: no column gives ${labelOf(field)}, which stays as it is (${counted(count, 'vehicle')}). Name the column in a mapping file, or write "${field}": null there.`,
    ),
    ...[...plan.lostFields].map(
      ([field, count]) =>
        `Warning: ${counted(count, 'vehicle')} would lose ${labelOf(field)} at once, which stays as it is. If that is right, add --allow-removals.`,
    ),
    ...(plan.warning === undefined ? [] : [plan.warning, `They stay: ${firstOf(plan.withheld).join(', ')}`]),
  ];
}

const firstOf = (lines: readonly string[]): string[] => [
  ...lines.slice(0, shownVehicles),
  ...(lines.length > shownVehicles ? [`… and ${lines.length - shownVehicles} more`] : []),
];
