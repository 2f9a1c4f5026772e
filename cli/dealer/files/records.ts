/** A limit for lines and records, in characters. Longer ones are not kept. */
export const maxRecordLength = 1024 * 1024;

/** A line of a file, without its line break. The text of a line that is too long is incomplete. */
export type Line = { number: number; text: string; isTooLong: boolean };

/** Splits text at CRLF, LF and CR. Keeps at most one line and one chunk in memory. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 1;
  let rest = '';
  let isTooLong = false;
  const lineOf = (text: string): Line => {
    const line = { number, text, isTooLong: isTooLong || text.length > maxRecordLength };
    number += 1;
    isTooLong = false;
    return line;
  };
  for await (const chunk of chunks) {
    // A CR at the end of a chunk can be the first half of a CRLF.
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const text of lines) yield lineOf(text);
    if (rest.length > maxRecordLength) {
      isTooLong = true;
      rest = rest.endsWith('\r') ? '\r' : '';
    }
  }
  if (rest !== '' || isTooLong) yield lineOf(rest.replace(/\r$/, ''));
}

/** The text of one CSV record, with balanced quotes, or the reason why a line is not part of any record. */
export type RawRecord =
  | { line: number; text: string }
  | {
      line: number;
      /** The zero-based cell with the problem. */
      cell?: number;
      reason: string;
    };

type Quotes = { state: 'closed' | 'open' | 'broken'; cell: number };

/** Follows the quotes of one line. A quote opens only at the start of a cell; elsewhere, as in 19" wheels, it is text. */
function followQuotes(text: string, delimiter: string, startsOpen: boolean): Quotes {
  let isOpen = startsOpen;
  let cell = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (!isOpen && character === delimiter) cell += 1;
    if (character !== '"') continue;
    const next = text[at + 1];
    if (!isOpen) isOpen = at === 0 || text[at - 1] === delimiter;
    else if (next === '"') at += 1;
    else if (next === undefined || next === delimiter) isOpen = false;
    else return { state: 'broken', cell };
  }
  return { state: isOpen ? 'open' : 'closed', cell };
}

/**
 * Joins lines to records, because a quoted cell can contain line breaks. When a quote is never closed, or closed in the
 * middle of a cell, only the line that it opens in is lost: the lines after it are read again as records of their own.
 * Blank lines are left out.
 */
export async function* joinRecords(lines: AsyncIterable<Line>, delimiter: string): AsyncGenerator<RawRecord> {
  /** The lines of a record with an open quote. */
  let open: Line[] = [];
  let openCell = 0;
  let length = 0;

  function* accept(line: Line): Generator<RawRecord> {
    const [first] = open;
    if (first === undefined && line.text.trim() === '' && !line.isTooLong) return;
    const { state, cell } = line.isTooLong
      ? { state: 'broken', cell: 0 }
      : followQuotes(line.text, delimiter, first !== undefined);
    length += line.text.length;
    if (state === 'closed') {
      const text = [...open, line].map((part) => part.text).join('\n');
      open = [];
      length = 0;
      yield { line: (first ?? line).number, text };
    } else if (state === 'open' && length <= maxRecordLength) {
      if (first === undefined) openCell = cell;
      open.push(line);
    } else if (first === undefined) {
      length = 0;
      yield line.isTooLong
        ? { line: line.number, reason: 'the line is longer than 1 MB' }
        : { line: line.number, cell, reason: 'text follows the closing quote' };
    } else {
      yield* giveUp();
      yield* accept(line);
    }
  }

  function* giveUp(): Generator<RawRecord> {
    const [first, ...others] = open;
    if (first === undefined) return;
    open = [];
    length = 0;
    yield { line: first.number, cell: openCell, reason: 'the quote is never closed' };
    for (const line of others) yield* accept(line);
  }

  for await (const line of lines) yield* accept(line);
  while (open.length > 0) yield* giveUp();
}

/** Splits the text of a record into cells. */
export function splitCells(text: string, delimiter: string): string[] {
  const cell = new RegExp(
    `[${delimiter}](?:"([^"]*(?:""[^"]*)*)"(?=[${delimiter}]|$)|([^${delimiter}]*))`,
    'gy',
  );
  return Array.from((delimiter + text).matchAll(cell), ([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
}
