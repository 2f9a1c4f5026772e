import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRecords } from './records.ts';

const read = (text: string) => [...readRecords(text, ',')];

const unclosed = 'the quote is never closed after';
it.each([
  ['joins the lines of a quoted cell', 'a,"b\nc ""d""",e\nf', ['1 a|b\nc "d"|e', '3 f']],
  ['keeps blank lines', 'a,\n\n"b\n\nc"\n', ['1 a|', '2 ', '3 b\n\nc']],
  ['treats a quote inside a cell as text', '19" wheels,b\nc', ['1 19" wheels|b', '2 c']],
  [
    'loses one line when a quote is never closed',
    'a\nc,"d\ne,f\ng',
    ['1 a', `2 ${unclosed} c`, '3 e|f', '4 g'],
  ],
  ['never closes a quote with an opening one', 'c,"d\ne\n"g, h",i', [`1 ${unclosed} c`, '2 e', '3 g, h|i']],
  ['refuses text after a closing quote', 'a,"b"c\ne', ['1 text follows the closing quote after a', '2 e']],
])('%s', (_, text, expected) => {
  const lines = read(text).map(
    ({ line, cells, reason }) =>
      `${line} ${reason === undefined ? '' : `${reason} after `}${cells.join('|')}`,
  );
  expect(lines).toEqual(expected);
});

it('accounts for every line of any text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '"', ',', '\n'), maxLength: 60 });
  fc.assert(
    fc.property(text, (whole) => {
      const lines = read(whole).flatMap(({ line, cells }) =>
        cells
          .join('')
          .split('\n')
          .map((_, index) => line + index),
      );
      expect(lines).toEqual(
        whole
          .replace(/\n$/, '')
          .split('\n')
          .slice(0, whole.length)
          .map((_, index) => index + 1),
      );
    }),
    { numRuns: 500 },
  );
});
