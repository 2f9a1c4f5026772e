import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import {
  formatCount,
  formatDollars,
  formatInitial,
  formatMileage,
  formatPrice,
  vehicleName,
} from './format.ts';

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

it('formats a price, also an unknown one, and a mileage', () => {
  expect([formatPrice(24_995), formatPrice(0), formatPrice()]).toEqual(['$24,995', '$0', 'Call for price']);
  expect(formatMileage(32_150)).toBe('32,150 mi');
});

it('names a vehicle by the parts that are text or a number', () => {
  expect(vehicleName({ year: 2003, make: 'Honda', model: 'Accord' })).toBe('2003 Honda Accord');
  expect(vehicleName({ year: [2003], model: 'Accord' })).toBe('Accord');
  expect(vehicleName({ year: null, make: {} })).toBe('');
});

it('finds the initial without Intl.Segmenter, as in Firefox 124', () => {
  vi.stubGlobal('Intl', {});
  expect(['「中古車」', '🚗🚙', ''].map(formatInitial)).toEqual(['中', '🚗', '']);
});
