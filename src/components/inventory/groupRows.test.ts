import { describe, expect, it } from 'vitest';
import { groupRows } from './groupRows.ts';

const topsOf = (heights: readonly number[]) => (row: number) =>
  heights.slice(0, row).reduce((top, height) => top + height, 0);

describe('groupRows', () => {
  it('limits the size of a group', () => {
    expect(groupRows(5, 2, topsOf([10, 10, 10, 10, 10]))).toEqual([
      { first: 0, end: 2 },
      { first: 2, end: 4 },
      { first: 4, end: 5 },
    ]);
  });

  it('starts a group where the height changes', () => {
    expect(groupRows(4, 9, topsOf([10, 10.1, 33, 10]))).toEqual([
      { first: 0, end: 2 },
      { first: 2, end: 3 },
      { first: 3, end: 4 },
    ]);
  });

  it('returns no group without rows', () => {
    expect(groupRows(0, 9, topsOf([]))).toEqual([]);
  });
});
