/** The start of a cell that a spreadsheet would run as a formula after removing its apostrophes. */
const formula = String.raw`'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]`;
/** An apostrophe that marks a cell as text, such as '00419. A cell that also ends with one is quoted. */
const textMark = "'(?!'*[^'].*'$)";
/** Excel also splits cells here: at semicolons in many countries, and at tabs in pasted text. */
const afterSplit = String.raw`(?<=[;\t])`;
const marked = new RegExp(`^(?:'(?=${formula})|${textMark})|${afterSplit}'(?=${formula})`, 'gs');
const toMark = new RegExp(`^(?=${formula}|${textMark})|${afterSplit}(?=${formula})`, 'gs');

/** Undoes Excel's `="00123"`, and the apostrophe that marks a cell as text. */
export function unwrapCell(cell: string): string {
  const text = cell.trim();
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text.replace(marked, '');
}

type Cell = string | number | boolean | undefined;

function writeCell(cell: Cell): string {
  const text = String(cell ?? '')
    .replace(/[^\P{Cc}\t\r\n]/gu, ' ')
    .trim()
    .replace(toMark, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Excel needs it to recognise UTF-8. */
const byteOrderMark = '\ufeff';

/**
 * Writes CSV that `unwrapCell` restores, without formulas that a spreadsheet would run, and with spaces for control characters
 * other than tabs and line breaks. An undefined cell is empty.
 */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(writeCell).join(',')}\n`).join('');
