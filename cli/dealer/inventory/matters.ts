import { columnLabel, describePosition, type Row } from '../files/inventoryFile.ts';
import { counted } from '../outcome.ts';
import { formatCell, plainCell } from './cells.ts';
import { type Column, type Columns, normalize, vehicleColumns } from './columns.ts';
import type { DecodedRow } from './decodeRow.ts';

/** Something about a file that a person checks once, such as a column that no field uses. */
export type Matter = { name: string; detail: string };

const shownValues = 3;
const date = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/;

/** The commonest values of a column, such as 'Yes 50, No 7', or '57 dates'. */
function describeValues(rows: readonly Row[], { index }: Column): string {
  const texts = rows.map(({ cells }) => formatCell(plainCell(cells[index])).replace(/\s+/g, ' ').trim());
  const filled = texts.filter((text) => text !== '');
  if (filled.length === 0) return 'empty';
  if (filled.every((text) => date.test(text))) return counted(filled.length, 'date');
  const counts = [...Map.groupBy(filled, (text) => text)].toSorted(
    ([, one], [, two]) => two.length - one.length,
  );
  const shown = counts.slice(0, shownValues).map(([text, all]) => `${text.slice(0, 30)} ${all.length}`);
  return [...shown, ...(counts.length > shownValues ? [`… (${counts.length} values)`] : [])].join(', ');
}

/** Finds what nobody has accepted: unsettled columns, problems of cells, and names of vehicles that some rows lack. */
export function findMatters(
  { unsettled, byField }: Columns,
  rows: readonly Row[],
  decoded: readonly DecodedRow[],
  accepted: ReadonlySet<string>,
): Matter[] {
  const noMake = [{ name: 'make (no column)', detail: counted(rows.length, 'row') }];
  const isNew = ({ name }: { name: string }) => !accepted.has(normalize(name));
  const readable = rows.filter(({ problem }, index) => problem === undefined && !decoded[index]?.isDoubtful);
  const columns = unsettled
    // A second column of the same name has its number.
    .map((column) => ({ column, name: column.isTwin ? columnLabel(column) : column.name }))
    .filter(isNew)
    .map(({ column, name }) => ({ name, detail: describeValues(readable, column) }));
  const forSale = decoded.filter(({ kind, isDoubtful }) => kind === 'for sale' && !isDoubtful);
  const news = forSale.flatMap(({ at, news: all = [] }) =>
    all.map(({ once = '', reason }) => ({ at, once, reason })),
  );
  const cells = [...Map.groupBy(news, ({ once }) => once)].map(([name, all]) => {
    const [{ at, reason } = { at: { line: 0 }, reason: '' }] = all;
    return { name, detail: `${counted(all.length, 'cell')}, such as ${describePosition(at)}: ${reason}` };
  });
  const blanks = (['make', 'model', 'year'] as const).flatMap((field) => {
    const [column] = byField.get(field) ?? [];
    const blank = forSale.filter(({ fields }) => fields[field] === null).length;
    // The cells may be merged.
    const isMixed =
      column !== undefined &&
      blank < forSale.length &&
      blank > 0 &&
      (field === 'make' || blank * 2 >= forSale.length);
    return isMixed
      ? [{ name: `${column.name} (blank)`, detail: `${blank} of ${counted(forSale.length, 'vehicle')}` }]
      : [];
  });
  // In a column of ticks, a blank may mean no.
  const unticked = (byField.get('shown') ?? []).flatMap((column) => {
    const flags = readable.map(({ cells: row }) => vehicleColumns.shown.read(row[column.index], new Date(0)));
    const isTicked = flags.includes('yes') && flags.includes(null) && !flags.includes('no');
    return isTicked ? [{ name: `${column.name} (blank)`, detail: describeValues(readable, column) }] : [];
  });
  return [
    ...columns,
    ...cells,
    ...[...blanks, ...unticked, ...(byField.has('make') ? [] : noMake)].filter(isNew),
  ];
}
