import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect } from '../tests/collect.ts';
import { joinRecords, maxRecordLength, splitCells, splitLines } from './records.ts';

async function* stream(...chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
}

const join = (text: string, delimiter = ',') => collect(joinRecords(splitLines(stream(text)), delimiter));

describe('joinRecords', () => {
  it('joins the lines of a quoted cell', async () => {
    expect(await join('a,"b\nc ""d""",e\nf')).toEqual([
      { line: 1, text: 'a,"b\nc ""d""",e' },
      { line: 3, text: 'f' },
    ]);
  });

  it('leaves out blank lines, but not those inside quotes', async () => {
    expect(await join('a\n\n  \n"b\n\nc"\n')).toEqual([
      { line: 1, text: 'a' },
      { line: 4, text: '"b\n\nc"' },
    ]);
  });

  it('treats a quote inside a cell as text', async () => {
    expect(await join('19" wheels,b\nc')).toEqual([
      { line: 1, text: '19" wheels,b' },
      { line: 2, text: 'c' },
    ]);
  });

  it('loses only one line when a quote is never closed', async () => {
    expect(await join('a,b\nc,"d\ne,f\ng,h')).toEqual([
      { line: 1, text: 'a,b' },
      { line: 2, cell: 1, reason: 'the quote is never closed' },
      { line: 3, text: 'e,f' },
      { line: 4, text: 'g,h' },
    ]);
  });

  it('loses only one line when the next quote belongs to a later line', async () => {
    expect(await join('c,"d\ne,f\n"g, h",i')).toEqual([
      { line: 1, cell: 1, reason: 'the quote is never closed' },
      { line: 2, text: 'e,f' },
      { line: 3, text: '"g, h",i' },
    ]);
  });

  it('reports text after a closing quote', async () => {
    expect(await join('a,"b"c,d\ne')).toEqual([
      { line: 1, cell: 1, reason: 'text follows the closing quote' },
      { line: 2, text: 'e' },
    ]);
  });

  it('reports a line that is too long, and a record that is', async () => {
    const long = 'x'.repeat(maxRecordLength + 1);
    const half = 'x'.repeat(maxRecordLength / 2 + 1);
    expect(await join(`${long}\na`)).toEqual([
      { line: 1, reason: 'the line is longer than 1 MB' },
      { line: 2, text: 'a' },
    ]);
    expect(await join(`"${half}\n${half}\na"`)).toMatchObject([
      { line: 1, reason: 'the quote is never closed' },
      { line: 2 },
      { line: 3, text: 'a"' },
    ]);
  });

  it('accounts for every line of any text', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '"', ',', '\n'), maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, async (whole) => {
        const lines = (await join(whole)).flatMap((record) =>
          'text' in record ? record.text.split('\n') : [whole.split('\n')[record.line - 1] ?? ''],
        );
        const isBlank = (line: string) => line.trim() === '';
        expect(lines.filter((line) => !isBlank(line))).toEqual(
          whole.split('\n').filter((line) => !isBlank(line)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('finds every cell of a well-formed file', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', ' ') });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 })), async (rows) => {
        const records = await join(stringify(rows, { quoted: true }));
        const cells = records.map((record) => 'text' in record && splitCells(record.text, ','));
        expect(cells).toEqual(rows);
      }),
    );
  });
});

const split = (...chunks: readonly string[]) => collect(splitLines(stream(...chunks)));
const textsOf = async (...chunks: readonly string[]) => (await split(...chunks)).map((line) => line.text);

describe('splitLines', () => {
  it('splits at CRLF, LF and CR, and numbers the lines', async () => {
    expect(await split('a\r\nb\nc\rd')).toEqual([
      { number: 1, text: 'a', isTooLong: false },
      { number: 2, text: 'b', isTooLong: false },
      { number: 3, text: 'c', isTooLong: false },
      { number: 4, text: 'd', isTooLong: false },
    ]);
  });

  it('keeps blank lines, so that numbers stay right', async () => {
    expect(await textsOf('a\n\nb\n')).toEqual(['a', '', 'b']);
  });

  it('ends a file with a CR', async () => {
    expect(await textsOf('a\rb\r')).toEqual(['a', 'b']);
  });

  it('gives the same lines wherever the chunks end', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\r', '\n', ',') });
    await fc.assert(
      fc.asyncProperty(text, fc.nat({ max: 20 }), fc.nat({ max: 20 }), async (whole, one, two) => {
        const [first = 0, second = 0] = [one, two].toSorted((left, right) => left - right);
        const parts = [whole.slice(0, first), whole.slice(first, second), whole.slice(second)];
        expect(await split(...parts)).toEqual(await split(whole));
      }),
    );
  });

  it('marks a line that is too long, and reads on', async () => {
    const chunk = 'x'.repeat(maxRecordLength / 2);
    const lines = await split('a\n', chunk, chunk, chunk, '\r', '\nb');
    expect(lines.map(({ number, isTooLong }) => ({ number, isTooLong }))).toEqual([
      { number: 1, isTooLong: false },
      { number: 2, isTooLong: true },
      { number: 3, isTooLong: false },
    ]);
    expect(lines[2]?.text).toBe('b');
  });
});
