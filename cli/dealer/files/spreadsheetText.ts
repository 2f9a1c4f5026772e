/** What a spreadsheet runs as a formula, or what an export has escaped, because the text starts with apostrophes itself. */
const formula = String.raw`'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]`;
/** An apostrophe that marks a cell as text, such as '00419. A closing one means that both are quotes. */
const textMark = "'(?!.+'$)";
const marked = new RegExp(`^(?:'(?=${formula})|${textMark})`, 's');
const toMark = new RegExp(`^(?=${formula}|${textMark})`, 's');

/** Undoes Excel's `="00123"`, and the apostrophe that marks a cell as text. */
export function unwrapCell(cell: string): string {
  const text = cell.trim();
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text.replace(marked, '');
}

type Cell = string | number | boolean | undefined;

function writeCell(cell: Cell): string {
  const text = String(cell ?? '')
    .trim()
    .replace(toMark, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes CSV that `unwrapCell` restores. No cell is a formula in a spreadsheet. An undefined cell is empty. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join(',')}\n`).join('');
