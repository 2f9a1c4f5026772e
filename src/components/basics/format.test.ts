import { describe, expect, it } from 'vitest';
import { formatDollars, formatMileage, formatPrice, initialOf, vehicleName } from './format';

describe('formats', () => {
  it('writes dollars with separators and without cents', () => {
    expect([24_995, 0, -14_200, 1_250_000].map(formatDollars)).toEqual([
      '$24,995',
      '$0',
      '-$14,200',
      '$1,250,000',
    ]);
  });

  it('asks to call where there is no price', () => {
    expect(formatPrice()).toBe('Call for price');
  });

  it('writes miles', () => {
    expect(formatMileage(32_150)).toBe('32,150 mi');
  });

  it('names a vehicle by what is known of it', () => {
    expect(vehicleName({ year: 2020, make: 'Toyota', model: 'Camry' })).toBe('2020 Toyota Camry');
    expect(vehicleName({ model: 'Camry' })).toBe('Camry');
  });

  it('takes a whole letter for the first one', () => {
    expect(['harbor', 'é́x', '🚗 cars', ''].map(initialOf)).toEqual(['H', 'É́', '🚗', '']);
  });
});
