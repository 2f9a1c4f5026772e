import { stringify } from 'csv-stringify/sync';

const formulaStart = String.raw`[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]`;
const escaped = new RegExp(`^'(?='*${formulaStart})`);
const looksEscaped = new RegExp(`^(?='+${formulaStart})`);

/** Undoes Excel's `="00123"`, and the apostrophe that an export puts before a formula. */
export function unwrapCell(cell: string): string {
  const text = cell.trim();
  if (escaped.test(text)) return text.slice(1);
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text;
}

type Cell = string | number | boolean | undefined;

/** Writes CSV that `unwrapCell` restores. No cell is a formula in a spreadsheet. An undefined cell is empty. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  // `escape_formulas` escapes formulas, but not text that already looks escaped, also to a reader that trims it.
  const escape = (cell: Cell) =>
    String(cell ?? '')
      .trim()
      .replace(looksEscaped, "'");
  return stringify(
    rows.map((row) => row.map(escape)),
    { escape_formulas: true },
  );
}
