/**
 * Estimates a trade-in value in US dollars, rounded to the nearest 100. High mileage makes it negative.
 *
 * @param mileage in miles
 * @param random like `Math.random`
 */
export function estimateTradeIn(mileage: number, random: () => number): number {
  const estimate = Math.round(((100_000 - mileage) / 10 + random() * 3000) / 100) * 100;
  // Rounding a small negative number returns -0.
  return estimate === 0 ? 0 : estimate;
}
