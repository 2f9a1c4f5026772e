import { vehicleName } from '../../../src/shared/text/format.ts';
import { describePosition } from '../files/inventoryFile.ts';
import { counted } from '../outcome.ts';
import { type ColumnField, type Columns, importedFields } from './columns.ts';
import { byKind, type Change, type ImportedField } from './importedVehicle.ts';
import type { ImportPlan, ReportedRow } from './planImport.ts';
import { publicName } from './vehicleCodec.ts';

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
    const examples = all.map(({ text }, index) => (index < shownProblems ? text : '…'));
    const count = `${counted(all.length, what)} ${all.length === 1 ? 'was' : 'were'} ${done}`;
    const shown = examples.slice(0, shownProblems + 1).join('; ');
    return `${column && `${column}: `}${count}: ${shown}`;
  });
}

/** Lines of a message. `false`: there is nothing to say. */
type Line = string | readonly string[] | false;

const saidLines = (lines: readonly Line[]) => lines.flat().filter((line) => line !== false);

const fieldLabel = (field: ColumnField) => (field === 'photos' ? 'pictures' : field);

/** Lists the ignored columns of a file, and the fields without a column. */
function describeColumns({ byField, findColumns, ignored, absentNames }: Columns): string[] {
  const hasVin = findColumns('id').some((column) => !findColumns('stockNumber').includes(column));
  const without = [
    ...(hasVin ? [] : ['VIN']),
    ...importedFields.filter((field) => field !== 'stockNumber' && !byField.has(field)).map(fieldLabel),
  ];
  const choices = importedFields.flatMap((field) => {
    const names = findColumns(field).map(({ name }) => name);
    const label = field[0]?.toUpperCase() + field.slice(1);
    return names.length > 1 && field !== 'photos' ? [`${label}: the first of ${names.join(', ')}`] : [];
  });
  return saidLines([
    ignored.length > 0 && `Ignored columns: ${ignored.map(({ title }) => title).join(', ')}`,
    absentNames.length > 0 && `The mapping names columns that the file lacks: ${absentNames.join(', ')}`,
    without.length > 0 && `No column for: ${without.join(', ')}`,
    choices,
  ]);
}

function shorten(value: unknown): string {
  const one = Array.isArray(value) && value.length < 2 ? (value[0] as unknown) : value;
  const text = one === undefined || one === null ? 'none' : JSON.stringify(one);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** One line, such as '~ A3  2019 Ford F-150: price 19500 → 19000'. */
export function describeChange({ kind, id, from, before, fields }: Change): string {
  const until = from === id ? '' : `, until now ${from}`;
  const changes = Object.entries(fields).map(
    ([field, value]) => `${publicName(field)} ${shorten(before[field as ImportedField])} → ${shorten(value)}`,
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
    ([reason, all]) => `${truncateList(all.map(({ id }) => id)).join(', ')} could not be written: ${reason}`,
  );

/** Describes a file's columns and problems, and the plan: the first changes of each kind, counts and warnings. */
export function describePlan(columns: Columns, plan: ImportPlan): string[] {
  const { added = [], changed = [], moved = [], returned = [], removed = [] } = byKind(plan);
  const { offLot, keptForSafety: kept, implausible } = plan;
  const withheld = implausible.map(
    ({ id, before, fields, field, value }) =>
      `! ${id}  ${vehicleName({ ...fields, ...before })}: ${publicName(field)} ${shorten(before[field])} → ${shorten(value)}`,
  );
  const statuses = [...plan.statuses].map(([status, count]) => `${status} (${counted(count, 'vehicle')})`);
  const counts: [number, string][] = [
    [moved.length, 'with a new id'],
    [returned.length, 'to return'],
    [offLot.size, 'off the lot'],
    [plan.notVehicles, 'not a vehicle'],
  ];
  const { rows, unchanged, skipped, doubts, matters } = plan;
  return saidLines([
    describeColumns(columns),
    problemLines(skipped, 'row', 'skipped'),
    problemLines(plan.leftOut, 'cell', 'left out'),
    [added, changed, moved, returned, removed].flatMap((list) => truncateList(list.map(describeChange))),
    truncateList(withheld),
    offLot.size > 0 && `Sold or no longer for sale: ${truncateList([...offLot]).join(', ')}`,
    statuses.length > 0 && `Status that counts as for sale: ${truncateList(statuses).join(', ')}`,
    [
      `${counted(rows, 'row')}: ${added.length} to add`,
      `${changed.length} to change`,
      `${removed.length} to remove`,
      `${unchanged} unchanged`,
      `${skipped.length} skipped`,
      ...counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])),
    ].join(', '),
    kept > 0 && `Not in the file: ${counted(kept, 'vehicle')}, kept because an unreadable row may be theirs.`,
    [...plan.missingFields].map(([field, count]) => describeMissing(field, count, columns)),
    implausible.length > 0 &&
      `Warning: ${counted(implausible.length, 'value')} changed too much for one night (!), and stayed as before. If that is right, add --allow-changes.`,
    doubts,
    matters.length > 0 && 'New in this file:',
    matters.map(({ name, detail }) => `  ${name}: ${detail}`),
    plan.warning !== undefined && [plan.warning, `They stay: ${truncateList(plan.withheld).join(', ')}`],
  ]);
}

/** Warns about a field without a column, and shows the line of a mapping file that names its column. */
function describeMissing(field: ColumnField, count: number, { absent, similarTo }: Columns): string {
  const names = similarTo(field);
  const stays =
    count > 0 || absent.has(field) ? `, so the old values stay (${counted(count, 'vehicle')})` : '';
  const line = `"${publicName(field)}": ${JSON.stringify(names.length > 1 ? names : names[0])}`;
  const remedy = names.length > 0 ? `If it is ${names.join(', ')}, write ${line}` : 'Name the column';
  return `Warning: no column gives ${fieldLabel(field)}${stays}. ${remedy} in a mapping file, or write "${publicName(field)}": null there.`;
}

const truncateList = (lines: readonly string[]): string[] => [
  ...lines.slice(0, shownVehicles),
  ...(lines.length > shownVehicles ? [`… and ${lines.length - shownVehicles} more`] : []),
];
