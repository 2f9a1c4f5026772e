/** A limit for lines and records, in characters. */
export const maxRecordLength = 1024 * 1024;

/**
 * One CSV record, or a line that cannot be read: then `reason` says why, `cell` is the zero-based index of the wrong cell, and
 * `cells` are the cells before it.
 */
export type CsvRecord = { line: number; cells: readonly string[]; cell?: number; reason?: string };

const quoted = '"([^"]*(?:""[^"]*)*)"';

/**
 * Splits text with the line break `\n` into records. A quote opens only at the start of a cell; elsewhere, as in 19" wheels,
 * it is text. A quoted cell can contain line breaks. When a quote is never closed, or closed in the middle of a cell, only the
 * first line of its record is lost: the following lines are read again as separate records. Blank lines are left out.
 */
export function* readRecords(text: string, delimiter: string): Generator<CsvRecord> {
  const cell = new RegExp(`(?:${quoted}|(?!")[^${delimiter}\n]*)([${delimiter}\n]|$)`, 'y');
  const closedInLine = new RegExp(quoted.replaceAll('[^"]', String.raw`[^"\n]`), 'y');
  for (let start = 0, line = 1; start < text.length; ) {
    const record = text.slice(start, start + maxRecordLength);
    const isWhole = start + record.length === text.length;
    const firstLine = record.split('\n', 1)[0] ?? '';
    const cells: string[] = [];
    let end: string | undefined = delimiter;
    let length = 0;
    while (end === delimiter) {
      cell.lastIndex = length;
      const [found, content, separator] = cell.exec(record) ?? [];
      end = separator;
      if (found === undefined || end === undefined) break;
      cells.push(content?.replaceAll('""', '"') ?? found.slice(0, found.length - end.length));
      length += found.length;
    }
    const isRecord = end === '\n' || (end === '' && isWhole);
    if (isRecord) {
      if (record.slice(0, length).trim() !== '') yield { line, cells };
    } else if (firstLine.length === record.length && !isWhole) {
      yield { line, cells: [], reason: 'the line is longer than 1 MB' };
    } else {
      closedInLine.lastIndex = length;
      const reason = closedInLine.test(record)
        ? 'text follows the closing quote'
        : 'the quote is never closed';
      // The first cell with a line break is the one whose quote is not closed.
      const open = cells.findIndex((content) => content.includes('\n'));
      const wrong = open === -1 ? cells.length : open;
      yield { line, cells: cells.slice(0, wrong), cell: wrong, reason };
    }
    const lineBreak = text.indexOf('\n', start);
    const next = isRecord ? start + length : lineBreak === -1 ? text.length : lineBreak + 1;
    line += text.slice(start, next).split('\n').length - 1;
    start = next;
  }
}
