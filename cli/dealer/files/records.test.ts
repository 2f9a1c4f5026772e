import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxRecordLength, readRecords } from './records.ts';

const read = (text: string) => [...readRecords(text, ',')];

describe('readRecords', () => {
  const unclosed = 'cell 1: the quote is never closed';
  it.each([
    ['joins the lines of a quoted cell', 'a,"b\nc ""d""",e\nf', ['1 a|b\nc "d"|e', '3 f']],
    ['keeps blank lines only inside quotes', 'a\n\n  \n"b\n\nc"\n', ['1 a', '4 b\n\nc']],
    ['treats a quote inside a cell as text', '19" wheels,b\nc', ['1 19" wheels|b', '2 c']],
    [
      'loses one line when a quote is never closed',
      'a,b\nc,"d\ne,f\ng',
      ['1 a|b', `2 ${unclosed}`, '3 e|f', '4 g'],
    ],
    [
      'does not close a quote with a later opening quote',
      'c,"d\ne\n"g, h",i',
      [`1 ${unclosed}`, '2 e', '3 g, h|i'],
    ],
    ['refuses text after a closing quote', 'a,"b"c\ne', ['1 cell 1: text follows the closing quote', '2 e']],
  ])('%s', (_, text, expected) => {
    const lines = read(text).map((record) =>
      record.reason === undefined
        ? `${record.line} ${record.cells.join('|')}`
        : `${record.line} cell ${record.cell}: ${record.reason}`,
    );
    expect(lines).toEqual(expected);
  });

  it('reports a line or a record that is too long', () => {
    const long = 'x'.repeat(maxRecordLength + 1);
    const half = 'x'.repeat(maxRecordLength / 2 + 1);
    expect(read(`${long}\na`)).toEqual([
      { line: 1, cells: [], reason: 'the line is longer than 1 MB' },
      { line: 2, cells: ['a'] },
    ]);
    expect(read(`"${half}\n${half}\na"`)).toMatchObject([
      { line: 1, reason: 'the quote is never closed' },
      { line: 2 },
      { line: 3, cells: ['a"'] },
    ]);
  });

  it('accounts for every line of any text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '"', ',', '\n'), maxLength: 60 });
    fc.assert(
      fc.property(text, (whole) => {
        const lines = read(whole).flatMap((record) => {
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
});
