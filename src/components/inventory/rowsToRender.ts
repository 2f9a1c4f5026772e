type RowRange = {
  /** The first visible row. */
  startIndex: number;
  /** The last visible row. */
  endIndex: number;
  /** Number of rows. */
  count: number;
  /** Rows to add above and below the visible ones. */
  overscan: number;
  /** The minimum number of adjacent rows to return, if there are that many. */
  minRows: number;
};

/** The visible rows, the rows around them and the pinned rows: sorted, without duplicates. */
export function rowsToRender(
  { startIndex, endIndex, count, overscan, minRows }: RowRange,
  pinned: readonly number[],
): number[] {
  const first = Math.max(Math.min(startIndex - overscan, count - minRows), 0);
  const last = Math.min(Math.max(endIndex + overscan, first + minRows - 1), count - 1);
  const nearby = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  const existing = pinned.filter((row) => row >= 0 && row < count);
  return [...new Set([...nearby, ...existing])].toSorted((a, b) => a - b);
}
