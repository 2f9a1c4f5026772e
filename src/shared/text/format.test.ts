import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCount, formatDollars, formatInitial } from './format.ts';

it('formats amounts as Intl does, but never as -$0', () => {
  const options = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
  const amounts = fc.oneof(
    fc.double({ min: -1e21, max: 1e21, maxExcluded: true, minExcluded: true, noNaN: true }),
    fc.integer({ min: -20_000_000, max: 20_000_000 }).map((halves) => halves / 2),
  );
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(formatDollars(amount)).toBe(amount.toLocaleString('en-US', options).replace(/^-\$0$/, '$0'));
      expect(formatCount(Math.abs(amount))).toBe(Math.round(Math.abs(amount)).toLocaleString('en-US'));
    }),
    { examples: [[0], [-0], [-0.5], [999.5], [24_995], [-14_200], [1_250_000]] },
  );
});

it.each([
  ['harbor', 'H'],
  ['“Honest” Abe’s Autos', 'H'],
  ['(The) #1 Cars', 'T'],
  ['#1 Cars', '1'],
  ['🚗 cars', 'C'],
  ['— e\u0301toile', 'E\u0301'],
  ['«ξένος»', 'Ξ'],
  ['「中古車」', '中'],
  ['🚗🚙', '🚗'],
  ['', ''],
])('the initial of %s is %s', (name, initial) => {
  expect(formatInitial(name)).toBe(initial);
});
