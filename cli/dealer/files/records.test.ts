import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRecords } from './records.ts';

it('accounts for every line of any text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '"', ',', '\n'), maxLength: 60 });
  fc.assert(
    fc.property(text, (whole) => {
      let lines = 0;
      for (const { line, cells } of readRecords(whole, ',')) {
        expect(line).toBe(lines + 1);
        lines += cells.join('').split('\n').length;
      }
      expect(lines).toBe(whole === '' ? 0 : whole.replace(/\n$/, '').split('\n').length);
    }),
    { numRuns: 500 },
  );
});
