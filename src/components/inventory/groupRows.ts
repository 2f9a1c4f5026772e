type RowGroup = { first: number; end: number };

/**
 * Groups adjacent rows of the same height, at most `maxRows` in a group. A group contains the rows from `first` up to,
 * but not including, `end`.
 */
export function groupRows(count: number, maxRows: number, topOf: (row: number) => number): RowGroup[] {
  const heights = Array.from({ length: count }, (_, row) => topOf(row + 1) - topOf(row));
  const starts = [...heights.keys()].filter((row) => {
    const change = (heights[row] ?? 0) - (heights[row - 1] ?? 0);
    return row % maxRows === 0 || Math.abs(change) >= 0.5;
  });
  return starts.map((first, group) => ({ first, end: starts[group + 1] ?? count }));
}
