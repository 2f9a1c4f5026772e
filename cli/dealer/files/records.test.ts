import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect } from '../tests/collect.ts';
import { maxRecordLength, readRecords, splitLines } from './records.ts';

async function* stream(...chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
}

const read = (text: string) => collect(readRecords(splitLines(stream(text)), ','));

describe('readRecords', () => {
  const unclosed = 'cell 1: the quote is never closed';
  it.each([
    ['joins the lines of a quoted cell', 'a,"b\nc ""d""",e\nf', ['1 a|b\nc "d"|e', '3 f']],
    ['keeps blank lines only inside quotes', 'a\n\n  \n"b\n\nc"\n', ['1 a', '4 b\n\nc']],
    ['treats a quote inside a cell as text', '19" wheels,b\nc', ['1 19" wheels|b', '2 c']],
    ['loses one line to an open quote', 'a,b\nc,"d\ne,f\ng', ['1 a|b', `2 ${unclosed}`, '3 e|f', '4 g']],
    ['does not close it with a later one', 'c,"d\ne\n"g, h",i', [`1 ${unclosed}`, '2 e', '3 g, h|i']],
    ['refuses text after a quote', 'a,"b"c\ne', ['1 cell 1: text follows the closing quote', '2 e']],
  ])('%s', async (_, text, expected) => {
    const lines = (await read(text)).map((record) =>
      'cells' in record
        ? `${record.line} ${record.cells.join('|')}`
        : `${record.line} cell ${record.cell}: ${record.reason}`,
    );
    expect(lines).toEqual(expected);
  });

  it('reports a line that is too long, and a record that is', async () => {
    const long = 'x'.repeat(maxRecordLength + 1);
    const half = 'x'.repeat(maxRecordLength / 2 + 1);
    expect(await read(`${long}\na`)).toEqual([
      { line: 1, reason: 'the line is longer than 1 MB' },
      { line: 2, cells: ['a'] },
    ]);
    expect(await read(`"${half}\n${half}\na"`)).toMatchObject([
      { line: 1, reason: 'the quote is never closed' },
      { line: 2 },
      { line: 3, cells: ['a"'] },
    ]);
  });

  it('accounts for every line of any text', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '"', ',', '\n'), maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, async (whole) => {
        const lines = (await read(whole)).flatMap((record) => {
          const rest = 'cells' in record ? record.cells.join('').split('\n').slice(1) : [];
          return [record.line, ...rest.map((_, index) => record.line + index + 1)];
        });
        const isBlank = (line: number) => whole.split('\n')[line - 1]?.trim() === '';
        const all = whole.split('\n').map((_, index) => index + 1);
        expect(lines.filter((line) => !isBlank(line))).toEqual(all.filter((line) => !isBlank(line)));
      }),
      { numRuns: 500 },
    );
  });

  it('finds every cell of a well-formed file', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', ' ') });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 })), async (rows) => {
        const records = await read(stringify(rows, { quoted: true }));
        expect(records.map((record) => 'cells' in record && record.cells)).toEqual(rows);
      }),
    );
  });
});

const split = (...chunks: readonly string[]) => collect(splitLines(stream(...chunks)));

describe('splitLines', () => {
  it('splits at CRLF, LF and CR, keeps blank lines, and numbers the lines', async () => {
    const lines = await split('a\r\n\nb\nc\rd\r');
    expect(lines.map(({ number, text }) => `${number}${text}`)).toEqual(['1a', '2', '3b', '4c', '5d']);
    expect(await split('a\n')).toEqual([{ number: 1, text: 'a' }]);
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

  it('does not keep a line that is too long, and reads on', async () => {
    const chunk = 'x'.repeat(maxRecordLength / 2);
    const [, long, last] = await split('a\n', chunk, chunk, chunk, '\r', '\nb');
    expect(long?.text).toHaveLength(maxRecordLength + 1);
    expect(last).toEqual({ number: 3, text: 'b' });
  });
});
