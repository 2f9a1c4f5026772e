/** A limit for lines and records, in characters. Longer ones are not kept. */
export const maxRecordLength = 1024 * 1024;

/** A line of a file, without its line break. Of a line that is too long, the text is the end, which is still too long. */
export type Line = { number: number; text: string };

/** Splits text at CRLF, LF and CR. Keeps at most one line and one chunk in memory. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 1;
  let rest = '';
  for await (const chunk of chunks) {
    // A CR at the end of a chunk can be the first half of a CRLF.
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = (lines.pop() ?? '').slice(-maxRecordLength - 2);
    for (const text of lines) {
      yield { number, text };
      number += 1;
    }
  }
  if (rest !== '') yield { number, text: rest.replace(/\r$/, '') };
}

/** The cells of one CSV record, or the reason why a line is not part of any record. */
export type CsvRecord =
  | { line: number; cells: readonly string[] }
  | {
      line: number;
      /** The zero-based cell with the problem. */
      cell?: number;
      reason: string;
    };

/**
 * Splits a line or a record into cells. A quote opens only at the start of a cell; elsewhere, as in 19" wheels, it is text.
 * `open`: the quote of the last cell is not closed. `broken`: text follows the closing quote of the next cell.
 */
function splitCells(text: string, delimiter: string) {
  const quoted = `"([^"]*(?:""[^"]*)*)(?:("(?=[${delimiter}]|$))|$)`;
  const cell = new RegExp(`[${delimiter}](?:${quoted}|(?!")([^${delimiter}]*))`, 'gy');
  const matches = [...(delimiter + text).matchAll(cell)];
  const cells = matches.map(([, inQuotes, , plain = '']) => inQuotes?.replaceAll('""', '"') ?? plain);
  const [last = '', inQuotes, closing] = matches.at(-1) ?? [];
  const isComplete = (matches.at(-1)?.index ?? 0) + last.length > text.length;
  const isOpen = inQuotes !== undefined && closing === undefined;
  return { cells, state: !isComplete ? 'broken' : isOpen ? 'open' : 'closed' } as const;
}

/**
 * Joins lines to records, because a quoted cell can contain line breaks. When a quote is never closed, or closed in the
 * middle of a cell, only the line that it opens in is lost: the lines after it are read again as records of their own.
 * Blank lines are left out.
 */
export async function* readRecords(lines: AsyncIterable<Line>, delimiter: string): AsyncGenerator<CsvRecord> {
  /** The lines of a record with an open quote, and their length. */
  let open: Line[] = [];
  let length = 0;

  function* accept(line: Line): Generator<CsvRecord> {
    const [first = line] = open;
    const isFirst = first === line;
    if (isFirst && line.text.trim() === '') return;
    const isTooLong = line.text.length > maxRecordLength;
    // In an open cell, a line reads as if it began with the quote.
    const { cells, state } = splitCells(isFirst ? line.text : `"${line.text}`, delimiter);
    length += line.text.length;
    const isLost = isTooLong || state === 'broken' || (state === 'open' && length > maxRecordLength);
    if (isLost && !isFirst) {
      yield* giveUp();
      yield* accept(line);
    } else if (isLost) {
      length = 0;
      yield isTooLong
        ? { line: line.number, reason: 'the line is longer than 1 MB' }
        : { line: line.number, cell: cells.length, reason: 'text follows the closing quote' };
    } else {
      open.push(line);
      if (state === 'open') return;
      const text = open.map((part) => part.text).join('\n');
      open = [];
      length = 0;
      yield { line: first.number, cells: isFirst ? cells : splitCells(text, delimiter).cells };
    }
  }

  function* giveUp(): Generator<CsvRecord> {
    const [first, ...others] = open;
    if (first === undefined) return;
    open = [];
    length = 0;
    const cell = splitCells(first.text, delimiter).cells.length - 1;
    yield { line: first.number, cell, reason: 'the quote is never closed' };
    for (const line of others) yield* accept(line);
  }

  for await (const line of lines) yield* accept(line);
  while (open.length > 0) yield* giveUp();
}
