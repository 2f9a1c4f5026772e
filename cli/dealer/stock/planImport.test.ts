import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../files/stockFile.ts';
import { matchColumns } from './columns.ts';
import { type Lot, planImport, type SkippedRow } from './planImport.ts';

const now = new Date('2026-11-20T12:00:00Z');
const row = (line: number, ...cells: unknown[]): Row => ({ at: { line }, cells });
const lot: Lot = new Map([
  ['A', { make: 'Audi', price: 1000 }],
  ['B', { make: 'BMW', price: 2000 }],
  ['C', { make: 'Chevrolet', price: 3000 }],
]);
const plan = (
  rows: readonly Row[],
  before: Lot = lot,
  names: readonly string[] = ['Stock #', 'Make', 'Price', 'Status'],
) => planImport(rows, matchColumns(names), before, now, () => {});

describe('a row', () => {
  const names = ['Stock #', 'VIN', 'Make', 'Model', 'Price', 'Internet Price', 'Year'];
  const read = async (...cells: unknown[]) => {
    const { added, skipped } = await plan([row(2, ...cells)], new Map(), names);
    return [...added][0] ?? skipped[0];
  };

  it.each([
    [
      'prefers the VIN as the id',
      ['S1', '1HGCM82633A004352', 'Saab'],
      ['1HGCM82633A004352', { make: 'Saab' }],
    ],
    ['falls back to the stock number', ['S1', '', 'Saab'], ['S1', { make: 'Saab' }]],
    [
      'leaves out undefined cells',
      ['S', '', 'Saab', undefined, '', '', '2001'],
      ['S', { make: 'Saab', price: null, year: 2001 }],
    ],
    [
      'takes the first price',
      ['S', '', 'Saab', undefined, '9000', '8500'],
      ['S', { make: 'Saab', price: 8500 }],
    ],
    [
      'takes the first price with a value',
      ['S', '', 'Saab', undefined, '9000', 'call'],
      ['S', { make: 'Saab', price: 9000 }],
    ],
  ])('%s', async (_, cells, added) => {
    expect(await read(...cells)).toEqual(added);
  });

  it.each([
    [['S1', '', 'Saab', '900', '', 'cheap', '20x1'], 'S1', ['Year (7)', 'Internet Price (6)']],
    [['a/b', '', 'Saab'], undefined, ['Stock # (1)']],
    [['', '', 'Saab'], undefined, ['VIN (2)']],
    [['S1', '', '', ' '], 'S1', ['Make (3)']],
  ])(
    '%j is skipped, with the columns of all problems, and the id if there is one',
    async (cells, id, columns) => {
      const skipped = await read(...cells);
      expect(skipped).toMatchObject({ line: 2, problems: columns.map((column) => ({ column })) });
      expect((skipped as SkippedRow).id).toBe(id);
    },
  );

  it.each<[object, unknown[], object | undefined]>([
    [{ make: 'Saab', price: 9000, note: 'keep' }, ['Saab', 8500], { price: 8500 }],
    [{ make: 'Saab', price: 9000 }, ['Saab', undefined], undefined],
    [{ make: 'Saab', price: 9000 }, ['Saab', ''], { price: null }],
    [{ make: 'Saab' }, ['Saab', ''], undefined],
    [{ make: 'Saab', price: '9000' }, ['Saab', 9000], { price: 9000 }],
    [{ make: 'Saab', features: [] }, ['Saab', undefined, ''], undefined],
    [{ make: 'Saab', features: ['a', 'b'] }, ['Saab', undefined, 'a|b'], undefined],
    [{ make: 'Saab', features: ['a', 'b'] }, ['Saab', undefined, 'b|a'], { features: ['b', 'a'] }],
  ])('changes in %j, from the cells %j, only %j', async (document, cells, changes) => {
    const before = new Map([['A', document]]);
    const { changed } = await plan([row(2, 'A', ...cells)], before as Lot, [
      'VIN',
      'Make',
      'Price',
      'Features',
    ]);
    expect(changed.get('A')).toEqual(changes);
  });
});

describe('planImport', () => {
  it('finds what to add, change, remove and leave', async () => {
    const { added, changed, removed, unchanged } = await plan([
      row(2, 'A', 'Audi', '1000'),
      row(3, 'B', 'BMW', '1900'),
      row(4, 'D', 'Dodge', ''),
    ]);
    expect([...added.keys()]).toEqual(['D']);
    expect([...changed]).toEqual([['B', { price: 1900 }]]);
    expect(removed).toEqual(['C']);
    expect(unchanged).toBe(1);
  });

  it('lets the first row with an id win, and names its line', async () => {
    const { changed, skipped } = await plan([row(2, 'A', 'Audi', '900'), row(5, 'A', 'Audi', '800')]);
    expect(changed.get('A')).toEqual({ price: 900 });
    expect(skipped).toEqual([{ line: 5, id: 'A', problems: [{ reason: 'A is already in line 2' }] }]);
  });

  it('leaves the vehicle of a bad row as it is', async () => {
    const { changed, removed, skipped } = await plan([
      row(2, 'A', 'Audi', 'cheap'),
      row(3, 'B', 'BMW', '2000'),
    ]);
    expect(changed.size).toBe(0);
    expect(removed).toEqual(['C']);
    expect(skipped).toMatchObject([{ line: 2, id: 'A' }]);
  });

  it.each([
    ['that cannot be read', { at: { line: 3 }, problem: { reason: 'the quote is never closed' } }],
    ['without an id', row(3, '', 'BMW', '2000')],
  ])('removes nothing after a row %s', async (_, unknown) => {
    const { removed, keptForSafety } = await plan([row(2, 'A', 'Audi', '1000'), unknown]);
    expect(removed).toEqual([]);
    expect(keptForSafety).toBe(2);
  });

  it('takes sold vehicles off the lot, whatever else their rows say', async () => {
    const { added, offLot, removed, keptForSafety, skipped } = await plan([
      row(2, 'A', 'Audi', 'sold', 'Sold'),
      row(3, 'D', '', '', 'inactive'),
      row(4, 'B', 'BMW', '2000', 'Available'),
      row(5, '', 'Eagle', '', 'Sold'),
    ]);
    expect(offLot).toEqual(new Set(['A', 'D']));
    expect(removed).toEqual(['A']);
    expect({ added: added.size, keptForSafety }).toEqual({ added: 0, keptForSafety: 1 });
    expect(skipped).toMatchObject([{ line: 5 }]);
  });

  it('accounts for every row, and never removes a vehicle whose row is for sale', async () => {
    const cells = fc.tuple(
      fc.constantFrom('A', 'B', 'C', 'D', 'E', '', 'a/b'),
      fc.constantFrom('Audi', '', 'x\0'),
      fc.constantFrom('1000', 'cheap', ''),
      fc.constantFrom('', 'Sold'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(cells), async (all) => {
        const { rows, added, changed, unchanged, offLot, skipped, removed } = await plan(
          all.map((each, index) => row(index + 2, ...each)),
        );
        expect(rows).toBe(all.length);
        expect(added.size + changed.size + unchanged + offLot.size + skipped.length).toBe(rows);
        const ids = new Set<string>(all.map(([id]) => id));
        expect(removed.filter((id) => ids.has(id) && !offLot.has(id))).toEqual([]);
      }),
    );
  });
});
