import { describe, expect, it } from 'vitest';
import { formatDollars, formatPrice, initialOf, vehicleName } from './format.ts';

describe('formats', () => {
  it('formats dollars with separators and without cents', () => {
    expect([24_995, 0, -14_200, 1_250_000].map(formatDollars)).toEqual([
      '$24,995',
      '$0',
      '-$14,200',
      '$1,250,000',
    ]);
  });

  it('shows a price of zero as a price', () => {
    expect(formatPrice(0)).toBe('$0');
  });

  it('names a vehicle by its known parts', () => {
    expect(vehicleName({ year: 2020, make: 'Toyota', model: 'Camry' })).toBe('2020 Toyota Camry');
    expect(vehicleName({ model: 'Camry' })).toBe('Camry');
  });
});

it('starts a monogram with the first grapheme, in upper case', () => {
  expect(['harbor', 'é́x', '🚗 cars', ''].map(initialOf)).toEqual(['H', 'É́', '🚗', '']);
});
