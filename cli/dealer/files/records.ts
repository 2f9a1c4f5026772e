/** One CSV record, or an unreadable line: then `reason` says why, and `cells` has the cells before the fault. */
export type CsvRecord = { line: number; cells: readonly string[]; reason?: string };

const quoted = '"([^"]*(?:""[^"]*)*)"';

/**
 * Splits text with the line break `\n` into records. A quote opens only at the start of a cell; elsewhere, as in 19" wheels,
 * it is text. A quoted cell can contain line breaks. When a quote is never closed, or closed in the middle of a cell, only the
 * first line of its record is lost: the following lines are read again as separate records.
 */
export function* readRecords(text: string, delimiter: string): Generator<CsvRecord> {
  const cell = new RegExp(`(?:${quoted}|(?!")[^${delimiter}\n]*)([${delimiter}\n]|$)`, 'gy');
  const closedInLine = new RegExp(quoted.replaceAll('[^"]', String.raw`[^"\n]`), 'y');
  for (let start = 0, line = 1; start < text.length; ) {
    const cells: string[] = [];
    let next = start;
    let end = delimiter;
    cell.lastIndex = start;
    for (const [found, content, separator = ''] of text.matchAll(cell)) {
      cells.push(content?.replaceAll('""', '"') ?? found.slice(0, found.length - separator.length));
      next += found.length;
      end = separator;
      if (end !== delimiter) break;
    }
    if (end === delimiter) {
      closedInLine.lastIndex = next;
      const reason = closedInLine.test(text) ? 'text follows the closing quote' : 'the quote is never closed';
      // The unclosed quote is in the first cell with a line break.
      const open = cells.findIndex((content) => content.includes('\n'));
      yield { line, cells: open === -1 ? cells : cells.slice(0, open), reason };
      next = text.indexOf('\n', start) + 1 || text.length;
    } else yield { line, cells };
    line += text.slice(start, next).split('\n').length - 1;
    start = next;
  }
}
