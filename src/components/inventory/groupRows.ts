type RowGroup = { first: number; end: number };

/**
 * Groups adjacent rows of the same height, at most `maxRows` in a group. A group contains the rows from `first` up to,
 * but not including, `end`.
 */
export function groupRows(count: number, maxRows: number, topOf: (row: number) => number): RowGroup[] {
  const groups: RowGroup[] = [];
  let group: RowGroup | undefined;
  let groupHeight = 0;
  let top = topOf(0);
  for (let row = 0; row < count; row += 1) {
    const end = row + 1;
    const bottom = topOf(end);
    const height = bottom - top;
    top = bottom;
    if (group !== undefined && row - group.first < maxRows && Math.abs(height - groupHeight) < 0.5) {
      group.end = end;
    } else {
      group = { first: row, end };
      groupHeight = height;
      groups.push(group);
    }
  }
  return groups;
}
