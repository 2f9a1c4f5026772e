/** A limit for lines and records, in characters. */
export const maxRecordLength = 1024 * 1024;

/** The cells of one CSV record, or the reason why a line is not part of any record. */
export type CsvRecord =
  | { line: number; cells: readonly string[] }
  | {
      line: number;
      /** The zero-based cell with the problem. */
      cell?: number;
      reason: string;
    };

/** Returns the index of the quote that closes the one at `start`, or -1. Two quotes inside the cell are one character. */
function closingQuote(text: string, start: number): number {
  for (let at = start + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote === -1 || quote - start > maxRecordLength) return -1;
    if (text[quote + 1] !== '"') return quote;
    at = quote + 2;
  }
}

/**
 * Reads the cells of the record at `start`. A quote opens only at the start of a cell; elsewhere, as in 19" wheels, it is
 * text. `end` is the index of the line break after the record. It is absent when the quote of the next cell is never closed
 * (`quote` is -1), or closed in the middle of the cell (at `quote`).
 */
function readCells(
  text: string,
  start: number,
  delimiter: string,
): { cells: string[]; end?: number; quote?: number } {
  const cells: string[] = [];
  const cellEnd = new RegExp(`[${delimiter}\n]|$`, 'g');
  for (let at = start; ; at += 1) {
    const quote = text[at] === '"' ? closingQuote(text, at) : undefined;
    cellEnd.lastIndex = quote === undefined ? at : quote + 1;
    const end = cellEnd.exec(text)?.index ?? text.length;
    if (quote !== undefined && (quote === -1 || end !== quote + 1)) return { cells, quote };
    cells.push(quote === undefined ? text.slice(at, end) : text.slice(at + 1, quote).replaceAll('""', '"'));
    if (text[end] !== delimiter) return { cells, end };
    at = end;
  }
}

/**
 * Splits text with the line break `\n` into records. A quoted cell can contain line breaks. When a quote is never closed,
 * or closed in the middle of a cell, only the line that its record begins in is lost: the lines after it are read again as
 * records of their own. Blank lines are left out.
 */
export function* readRecords(text: string, delimiter: string): Generator<CsvRecord> {
  let line = 1;
  for (let start = 0; start < text.length; ) {
    const lineBreak = text.indexOf('\n', start);
    const lineEnd = lineBreak === -1 ? text.length : lineBreak;
    const isTooLong = lineEnd - start > maxRecordLength;
    const { cells, end, quote = -1 } = isTooLong ? { cells: [] } : readCells(text, start, delimiter);
    const isRecord = end !== undefined && end - start <= maxRecordLength;
    if (isTooLong) {
      yield { line, reason: 'the line is longer than 1 MB' };
    } else if (isRecord) {
      if (text.slice(start, end).trim() !== '') yield { line, cells };
    } else {
      // The first cell with several lines is the one whose quote the first line leaves open.
      const open = cells.findIndex((cell) => cell.includes('\n'));
      const isClosed = quote !== -1 && quote < lineEnd;
      const reason = isClosed ? 'text follows the closing quote' : 'the quote is never closed';
      yield { line, cell: open === -1 ? cells.length : open, reason };
    }
    const next = (isRecord ? end : lineEnd) + 1;
    for (let at = text.indexOf('\n', start); at !== -1 && at < next; at = text.indexOf('\n', at + 1))
      line += 1;
    start = next;
  }
}
