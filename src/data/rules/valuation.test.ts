import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTradeIn } from './valuation.ts';

describe('estimateTradeIn', () => {
  it.each([
    [20_000, 0, 8000],
    [20_000, 0.999, 11_000],
    [43_000, 0.5, 7200],
    [100_000, 0, 0],
    // `toBe` tells 0 from -0.
    [100_300, 0, 0],
    [250_000, 0, -15_000],
    [12_345.6, 0, 8800],
  ])('estimates, for %d miles and a random number of %d, $%d', (mileage, number, estimate) => {
    expect(estimateTradeIn(mileage, () => number)).toBe(estimate);
  });

  it('stays within the range of the formula, in steps of 100', () => {
    const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), draw, (mileage, drawn) => {
        const estimate = estimateTradeIn(mileage, () => drawn);
        const base = (100_000 - mileage) / 10;
        expect(Math.abs(estimate % 100)).toBe(0);
        expect(estimate).toBeGreaterThanOrEqual(base - 50);
        expect(estimate).toBeLessThanOrEqual(base + 3050);
      }),
      { numRuns: 1000 },
    );
  });
});
