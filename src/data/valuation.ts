/**
 * A trade-in estimate in US dollars, rounded to the nearest 100 (specification 5). High mileage gives a negative one.
 *
 * @param mileage in miles
 * @param random a source of numbers from 0 up to but not including 1
 */
export function estimateTradeIn(mileage: number, random: () => number): number {
  const estimate = Math.round(((100_000 - mileage) / 10 + random() * 3000) / 100) * 100;
  // Rounding a small negative number gives -0, which would be written as -$0.
  return estimate === 0 ? 0 : estimate;
}
