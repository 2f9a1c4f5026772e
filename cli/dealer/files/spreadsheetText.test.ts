import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unwrapCell, writeCsv } from './spreadsheetText.ts';

const character = fc.constantFrom(...Array.from('aé1 =+-@\'",;＝\t\r\n'));
const texts = fc.string({ unit: character, maxLength: 8 }).map((text) => text.trim());

const readCell = (csv: string) =>
  unwrapCell(csv.slice(1, -1).replace(/^"(.*)"$/s, (_, text) => text.replaceAll('""', '"')));

it.each(["Seats;'Sport' pack", ";'a", "'90s style", "'quoted'", '="00123"', '-1;-2'])(
  'restores %j',
  (text) => {
    expect(readCell(writeCsv([[text]]))).toBe(text);
  },
);

it('restores every text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(readCell(writeCsv([[text]]))).toBe(text);
    }),
    { numRuns: 5000 },
  );
});

it('reads what Excel marks as text', () => {
  expect(['="00419"', "'00419", "'=1"].map(unwrapCell)).toEqual(['00419', '00419', '=1']);
});
