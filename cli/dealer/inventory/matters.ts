import { describePosition, type Problem, type Row } from '../files/inventoryFile.ts';
import { counted } from '../outcome.ts';
import { wordsOf } from '../words.ts';
import { formatCell, plainCell } from './cells.ts';
import { type Column, type Columns, normalize, vehicleColumns } from './columns.ts';
import type { DecodedRow } from './decodeRow.ts';

/** Something about a file that a person checks once, such as a column that no field uses. */
export type Matter = { name: string; detail: string };

const shownValues = 3;
const date = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/;

/** A title or note about the unit of the values, or about vehicles that the file lacks. */
const tellingNote = new RegExp(String.raw`\b(${wordsOf('tellingNote').join('|')})\b`, 'i');

const describeProblem = ({ at, reason }: Problem & Pick<Row, 'at'>) => `${describePosition(at)}: ${reason}`;

/** The commonest values of a column, such as 'Yes 50, No 7, blank 3', or '57 dates'. */
function describeValues(rows: readonly Row[], { index }: Column): string {
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    const text = formatCell(cells[index]).trim();
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const blankCount = counts.get('') ?? 0;
  const blank = blankCount > 0 ? [`blank ${blankCount}`] : [];
  counts.delete('');
  if (counts.size > 0 && [...counts.keys()].every((text) => date.test(text)))
    return [counted(rows.length - blankCount, 'date'), ...blank].join(', ');
  const shown = [...counts]
    .toSorted(([, one], [, two]) => two - one)
    .slice(0, shownValues)
    .map(([text, count]) => `${formatCell(plainCell(text)).replace(/\s+/g, ' ').slice(0, 30)} ${count}`);
  const more = counts.size > shownValues ? [`… (${counts.size} values)`] : [];
  return [...shown, ...more, ...blank].join(', ');
}

/** Finds what nobody has accepted: ignored columns, problems of cells, and names of vehicles that some rows lack. */
export function findMatters(
  { ignored, byField, findColumns }: Columns,
  rows: readonly Row[],
  decoded: readonly DecodedRow[],
  accepted: ReadonlySet<string>,
): Matter[] {
  const readable = rows.filter(({ problem }, index) => !problem && !decoded[index]?.note);
  const forSale = decoded.filter(({ kind, note }) => kind === 'for sale' && note === undefined);
  const problems = forSale.flatMap((row) => row.problems.map((problem) => ({ ...problem, at: row.at })));
  const isTicked = ({ index }: Column) => {
    const flags = readable.map(({ cells }) => vehicleColumns.shown.read(cells[index], new Date(0)));
    return flags.includes('yes') && flags.includes(null) && !flags.includes('no');
  };
  // Cells may be merged.
  const blanks = (['make', 'model', 'year'] as const).flatMap((field) => {
    const { length } = forSale.filter(({ fields }) => fields[field] === null);
    const isMixed =
      length > 0 && length < forSale.length && (field === 'make' || length * 2 >= forSale.length);
    return isMixed ? findColumns(field).slice(0, 1) : [];
  });
  // In a column of ticks, a blank may mean no.
  const unclear = [...blanks, ...findColumns('shown').filter(isTicked)];
  // Such as 'Prices in CAD'.
  const notes = decoded.flatMap(({ note }) => note?.join(' ').slice(0, 60) ?? []);
  const describe = (name: string, column: Column) => ({ name, detail: describeValues(readable, column) });
  const matters: Matter[] = [
    ...ignored.map((column) => describe(column.title, column)),
    ...[...Map.groupBy(problems, ({ once }) => once)].flatMap(([name, all]) => {
      const example = all.slice(0, 1).map(describeProblem);
      return name ? [{ name, detail: [counted(all.length, 'cell'), ...example].join(', such as ') }] : [];
    }),
    ...unclear.map((column) => describe(`${column.name} (blank)`, column)),
    ...notes.filter((name) => tellingNote.test(name)).map((name) => ({ name, detail: 'title or note' })),
    ...(byField.has('make') ? [] : [{ name: 'make (no column)', detail: counted(rows.length, 'row') }]),
  ];
  return matters.filter(({ name }) => !accepted.has(normalize(name)));
}
