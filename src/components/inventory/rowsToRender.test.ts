import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsToRender } from './rowsToRender.ts';

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, row) => row);

describe('rowsToRender', () => {
  it('adds the overscan above and below the visible rows', () => {
    expect(rowsToRender({ startIndex: 10, endIndex: 11, count: 99, overscan: 2, minRows: 0 }, [])).toEqual([
      8, 9, 10, 11, 12, 13,
    ]);
  });

  it('returns at least minRows adjacent rows at either end', () => {
    const range = { count: 99, overscan: 1, minRows: 6 };
    expect(rowsToRender({ ...range, startIndex: 0, endIndex: 0 }, [])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rowsToRender({ ...range, startIndex: 98, endIndex: 98 }, [])).toEqual([93, 94, 95, 96, 97, 98]);
  });

  it('returns all rows when there are fewer than minRows', () => {
    expect(
      rowsToRender({ startIndex: 0, endIndex: 1, count: 3, overscan: 2, minRows: 12 }, [0, 2, 7]),
    ).toEqual([0, 1, 2]);
  });

  it('returns every visible and every existing pinned row once, in order', () => {
    const row = fc.nat(300);
    fc.assert(
      fc.property(
        row,
        row,
        row,
        fc.nat(4),
        fc.nat(14),
        fc.array(fc.integer({ min: -3, max: 310 })),
        (...given) => {
          const [a, b, c, overscan, minRows, pinned] = given;
          const [startIndex, endIndex, last] = [a, b, c].toSorted((x, y) => x - y) as [
            number,
            number,
            number,
          ];
          const count = last + 1;
          const rows = rowsToRender({ startIndex, endIndex, count, overscan, minRows }, pinned);
          expect(rows).toEqual(rowsUpTo(count).filter((index) => rows.includes(index)));
          const required = [
            ...rowsUpTo(endIndex + 1).slice(startIndex),
            ...pinned.filter((index) => index >= 0 && index < count),
          ];
          expect(required.filter((index) => !rows.includes(index))).toEqual([]);
          expect(rows.length).toBeGreaterThanOrEqual(Math.min(minRows, count));
        },
      ),
    );
  });
});
