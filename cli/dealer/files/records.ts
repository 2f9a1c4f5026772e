import { type Line, maxRecordLength } from './lines.ts';

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
