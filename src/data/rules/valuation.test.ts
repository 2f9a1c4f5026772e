import { expect, it } from 'vitest';
import { estimateTradeIn } from './valuation.ts';

it.each([
  [20_000, 0, 8000],
  [20_000, 0.999, 11_000],
  [40_500, 0.5, 7500],
  [100_000, 0, 0],
  [250_000, 0, -15_000],
  [12_345.6, 0, 8800],
])('estimates, for %d miles and a random number of %d, $%d', (mileage, number, estimate) => {
  expect(estimateTradeIn(mileage, () => number)).toBe(estimate);
});
