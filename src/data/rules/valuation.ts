/** Estimates a trade-in value in US dollars, to the nearest 100, from miles. High mileage makes it negative. */
export const estimateTradeIn = (mileage: number, random: () => number): number =>
  Math.round(((100_000 - mileage) / 10 + random() * 3000) / 100) * 100;
