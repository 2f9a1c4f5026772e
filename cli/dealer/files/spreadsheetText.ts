/** What a spreadsheet runs as a formula, or what an export has escaped, because the text starts with apostrophes itself. */
const formula = String.raw`'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]`;
const escaped = new RegExp(`^'(?=${formula})`);
const toEscape = new RegExp(`^(?=${formula})`);

/** Undoes Excel's `="00123"`, and the apostrophe that an export puts before a formula. */
export function unwrapCell(cell: string): string {
  const text = cell.trim();
  if (escaped.test(text)) return text.slice(1);
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text;
}

type Cell = string | number | boolean | undefined;

function writeCell(cell: Cell): string {
  const text = String(cell ?? '')
    .trim()
    .replace(toEscape, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes CSV that `unwrapCell` restores. No cell is a formula in a spreadsheet. An undefined cell is empty. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join(',')}\n`).join('');
