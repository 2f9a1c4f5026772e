type RowGroup = { first: number; end: number };

/**
 * Groups adjacent rows of the same height, at most `maxRows` in a group. A group contains the rows from `first` up to,
 * but not including, `end`.
 */
export function groupRows(count: number, maxRows: number, topOf: (row: number) => number): RowGroup[] {
  const heightOf = (row: number) => topOf(row + 1) - topOf(row);
  const groups: RowGroup[] = [];
  for (let row = 0; row < count; row += 1) {
    const group = groups.at(-1);
    if (
      group !== undefined &&
      row - group.first < maxRows &&
      Math.abs(heightOf(row) - heightOf(group.first)) < 0.5
    ) {
      group.end = row + 1;
    } else {
      groups.push({ first: row, end: row + 1 });
    }
  }
  return groups;
}
