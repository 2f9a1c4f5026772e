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
