import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRecords } from './records.ts';

it('accounts for every line of any text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '"', ',', '\n'), maxLength: 60 });
  fc.assert(
    fc.property(text, (whole) => {
      const lines = [...readRecords(whole, ',')].flatMap(({ line, cells }) =>
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
