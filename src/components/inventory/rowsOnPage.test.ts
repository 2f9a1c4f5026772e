import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsOnPage } from './rowsOnPage';

const all = (count: number) => Array.from({ length: count }, (_, row) => row);

describe('rowsOnPage', () => {
  it('takes those in view and so many on either side', () => {
    expect(rowsOnPage({ startIndex: 10, endIndex: 11, count: 99, beyond: 2, fewest: 0 }, [])).toEqual([
      8, 9, 10, 11, 12, 13,
    ]);
  });

  it('fills up at both ends to so many in one piece', () => {
    const range = { count: 99, beyond: 1, fewest: 6 };
    expect(rowsOnPage({ ...range, startIndex: 0, endIndex: 0 }, [])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rowsOnPage({ ...range, startIndex: 98, endIndex: 98 }, [])).toEqual([93, 94, 95, 96, 97, 98]);
  });

  it('takes all of a few', () => {
    expect(rowsOnPage({ startIndex: 0, endIndex: 1, count: 3, beyond: 2, fewest: 12 }, [0, 2, 7])).toEqual([
      0, 1, 2,
    ]);
  });

  it('gives any rows once and in order, with all that are in view and all others that there are', () => {
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
          const [a, b, c, beyond, fewest, others] = given;
          const [startIndex, endIndex, last] = [a, b, c].toSorted((x, y) => x - y) as [
            number,
            number,
            number,
          ];
          const count = last + 1;
          const rows = rowsOnPage({ startIndex, endIndex, count, beyond, fewest }, others);
          expect(rows).toEqual(all(count).filter((index) => rows.includes(index)));
          const due = [
            ...all(endIndex + 1).slice(startIndex),
            ...others.filter((index) => index >= 0 && index < count),
          ];
          expect(due.filter((index) => !rows.includes(index))).toEqual([]);
          expect(rows.length).toBeGreaterThanOrEqual(Math.min(fewest, count));
        },
      ),
    );
  });
});
