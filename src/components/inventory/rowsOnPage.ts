type Wanted = {
  /** The first row in view. */
  startIndex: number;
  /** The last row in view. */
  endIndex: number;
  /** Of all rows. */
  count: number;
  /** So many rows on either side of what is in view. */
  beyond: number;
  /** So many rows in one piece, if there are as many. */
  fewest: number;
};

/** The rows in view with those around them, and such of the others as there are; each once, in their order. */
export function rowsOnPage(
  { startIndex, endIndex, count, beyond, fewest }: Wanted,
  others: readonly number[],
): number[] {
  const first = Math.max(Math.min(startIndex - beyond, count - fewest), 0);
  const last = Math.min(Math.max(endIndex + beyond, first + fewest - 1), count - 1);
  const around = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  const kept = others.filter((row) => row >= 0 && row < count);
  return [...new Set([...around, ...kept])].toSorted((a, b) => a - b);
}
