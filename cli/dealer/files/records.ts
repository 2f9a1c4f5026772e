/** One CSV record and its text. In an unreadable line, `reason` says why, and `cells` has the cells before the fault. */
export type CsvRecord = { line: number; cells: readonly string[]; raw: string; reason?: string };

const quoted = '"([^"]*(?:""[^"]*)*)"';

/**
 * Splits text with the line break `\n` into records. A quote opens only at the start of a cell; elsewhere, as in 19" wheels, it
 * is text. After a wrong quote, only the first line of its record is lost. With tabs, a quoted cell contains no tab.
 */
export function* readRecords(text: string, delimiter: string, quote = '"'): Generator<CsvRecord> {
  const without = (characters: string) =>
    quoted.replaceAll('[^"', `[^"${characters}${delimiter === '\t' ? '\t' : ''}`).replaceAll('"', quote);
  const cell = new RegExp(`(?:${without('')}|(?!${quote})[^${delimiter}\n]*)([${delimiter}\n]|$)`, 'gy');
  const closedInLine = new RegExp(without('\n'), 'y');
  for (let start = 0, line = 1; start < text.length; ) {
    const cells: string[] = [];
    let next = start;
    let end = delimiter;
    cell.lastIndex = start;
    for (const [found, inner, stop = ''] of text.matchAll(cell)) {
      cells.push(inner?.replaceAll(quote + quote, quote) ?? found.slice(0, found.length - stop.length));
      next += found.length;
      end = stop;
      if (end !== delimiter) break;
    }
    let reason: string | undefined;
    if (end === delimiter) {
      closedInLine.lastIndex = next;
      reason = closedInLine.test(text) ? 'text follows the closing quote' : 'the quote is never closed';
      next = text.indexOf('\n', start) + 1 || text.length;
      // The unclosed quote is in the first cell with a line break.
      const open = cells.findIndex((content) => content.includes('\n'));
      if (open !== -1) cells.splice(open);
    }
    const raw = text.slice(start, text[next - 1] === '\n' ? next - 1 : next);
    yield { line, cells, raw, ...(reason !== undefined && { reason }) };
    line += raw.split('\n').length;
    start = next;
  }
}
