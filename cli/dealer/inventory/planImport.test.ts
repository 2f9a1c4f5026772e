import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../files/inventoryFile.ts';
import { matchColumns } from './columns.ts';
import { decodeRows, type Vehicles, planImport, type ReportedRow } from './planImport.ts';

const now = new Date('2026-11-20T12:00:00Z');
const row = (line: number, ...cells: unknown[]): Row => ({ at: { line }, cells });
const inventory: Vehicles = new Map([
  ['A', { make: 'Audi', price: 1000 }],
  ['B', { make: 'BMW', price: 2000 }],
  ['C', { make: 'Chevrolet', price: 3000 }],
]);
const plan = (
  rows: readonly Row[],
  before: Vehicles = inventory,
  names: readonly string[] = ['Stock #', 'Make', 'Price', 'Status'],
  sales: Vehicles = new Map(),
) => {
  const columns = matchColumns(names);
  return planImport(decodeRows(rows, columns, now), columns, before, sales);
};

describe('a row', () => {
  const names = ['Stock #', 'VIN', 'Make', 'Model', 'Price', 'Internet Price', 'Year'];
  const read = (...cells: unknown[]) => {
    const { added, skipped } = plan([row(2, ...cells)], new Map(), names);
    return [...added][0] ?? skipped[0];
  };

  it.each([
    [
      'prefers the VIN as the id',
      ['S1', '1HGCM82633A004352', 'Saab'],
      ['1HGCM82633A004352', { stockNumber: 'S1', make: 'Saab' }],
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
  ])('%s', (_, cells, added) => {
    expect(read(...cells)).toEqual(added);
  });

  it('is imported without the cells that cannot be read, which are named', () => {
    const { added, leftOut, skipped } = plan(
      [row(2, 'S1', '1HGCM8263OA004352', 'Saab', '900', '9000', '24.995', '20x1')],
      new Map(),
      names,
    );
    expect([...added]).toEqual([['1HGCM8263OA004352', { stockNumber: 'S1', make: 'Saab', model: '900' }]]);
    const columns = ['Year (7)', 'Internet Price (6)', 'VIN (2)'].map((column) => ({ column }));
    expect(leftOut).toMatchObject([{ line: 2, problems: columns }]);
    expect(leftOut[0]?.problems[2]?.reason).toContain('a VIN has no I, O or Q');
    expect(skipped).toEqual([]);
  });

  it.each([
    [['a/b', '', 'Saab'], undefined, ['Stock # (1)']],
    [['', 'TBD', 'Saab'], undefined, ['VIN (2)']],
    [['S1', '', '', ' '], 'S1', ['Make (3)']],
  ])('%j is skipped, with the column of the problem, and the id if there is one', (cells, id, columns) => {
    const skipped = read(...cells);
    expect(skipped).toMatchObject({ line: 2, problems: columns.map((column) => ({ column })) });
    expect((skipped as ReportedRow).id).toBe(id);
  });

  it.each<[object, unknown[], object | undefined]>([
    [{ make: 'Saab', price: 9000, note: 'keep' }, ['Saab', 8500], { price: 8500 }],
    [{ make: 'Saab', price: 9000 }, ['Saab', undefined], undefined],
    [{ make: 'Saab', price: 9000 }, ['Saab', ''], { price: null }],
    [{ make: 'Saab' }, ['Saab', ''], undefined],
    [{ make: 'Saab', price: '9000' }, ['Saab', 9000], { price: 9000 }],
    [{ make: 'Saab', features: [] }, ['Saab', undefined, ''], undefined],
    [{ make: 'Saab', features: ['a', 'b'] }, ['Saab', undefined, 'a|b'], undefined],
    [{ make: 'Saab', features: ['a', 'b'] }, ['Saab', undefined, 'b|a'], { features: ['b', 'a'] }],
  ])('changes in %j, from the cells %j, only %j', (document, cells, changes) => {
    const before = new Map([['A', document]]);
    const { changed } = plan([row(2, 'A', ...cells)], before as Vehicles, [
      'Stock #',
      'Make',
      'Price',
      'Features',
    ]);
    expect(changed.get('A')).toEqual(changes);
  });
});

describe('planImport', () => {
  it('finds what to add, change, remove and leave', () => {
    const { added, changed, removed, unchanged } = plan([
      row(2, 'A', 'Audi', '1000'),
      row(3, 'B', 'BMW', '1900'),
      row(4, 'D', 'Dodge', ''),
    ]);
    expect([...added.keys()]).toEqual(['D']);
    expect([...changed]).toEqual([['B', { price: 1900 }]]);
    expect(removed).toEqual(['C']);
    expect(unchanged).toBe(1);
  });

  it('lets the first row with an id win, and names its line', () => {
    const { changed, skipped } = plan([row(2, 'A', 'Audi', '900'), row(5, 'A', 'Audi', '800')]);
    expect(changed.get('A')).toEqual({ price: 900 });
    expect(skipped).toEqual([{ line: 5, id: 'A', problems: [{ reason: 'A is already in line 2' }] }]);
  });

  it('keeps the value that a cell cannot replace', () => {
    const { changed, unchanged, removed, leftOut } = plan([
      row(2, 'A', 'Audi', 'cheap'),
      row(3, 'B', 'Bmw', '25k'),
      row(4, 'C', '', '3000'),
    ]);
    expect([...changed]).toEqual([['B', { make: 'Bmw' }]]);
    expect({ unchanged, removed }).toEqual({ unchanged: 1, removed: [] });
    expect(leftOut).toMatchObject([{ line: 2 }, { line: 3 }]);
  });

  const vin = '1HGCM82633A004352';
  const otherVin = '2T3P1RFV8MC310038';
  const byVin: Vehicles = new Map([[vin, { make: 'Honda', stockNumber: 'N1' }]]);
  const byStock: Vehicles = new Map([['N1', { make: 'Honda' }]]);
  const none: Vehicles = new Map();
  it.each<[string, unknown[], Vehicles, Vehicles, object]>([
    ['moves one whose VIN is filled in', [vin, 'N1'], byStock, none, { moved: [[vin, 'N1']] }],
    ['knows one whose VIN is gone', ['', 'N1'], byVin, none, { unchanged: 1 }],
    ['leaves a sold one sold, whose VIN is filled in', [vin, 'N1'], none, byStock, { offLot: ['N1'] }],
    ['leaves a sold one sold, whose VIN is gone', ['', 'N1'], none, byVin, { offLot: [vin] }],
    ['takes two VINs for two vehicles', [otherVin, 'N1'], byVin, none, { added: [otherVin], removed: [vin] }],
    [
      'keeps the VIN of a row whose VIN is not valid',
      [`${vin.slice(0, -1)}O`, 'N1'],
      byVin,
      none,
      { unchanged: 1 },
    ],
    ['adds one without any relation', [vin, 'N2'], byStock, none, { added: [vin], removed: ['N1'] }],
    [
      'takes another make for another vehicle, although the stock number is the same',
      ['', 'N1'],
      new Map(),
      new Map([[vin, { make: 'Ford', stockNumber: 'N1', soldBy: 'feed' }]]),
      { added: ['N1'] },
    ],
    [
      'returns one that a feed had sold',
      [vin, 'N1'],
      none,
      new Map([['N1', { make: 'Honda', soldBy: 'feed' }]]),
      { returned: [[vin, 'N1']] },
    ],
    [
      'corrects the spelling of a VIN',
      [vin, ''],
      new Map([[vin.toLowerCase(), { make: 'Honda' }]]),
      none,
      { moved: [[vin, vin.toLowerCase()]] },
    ],
  ])('%s', (_, ids, before, sales, expected) => {
    const made = plan([row(2, ...ids, 'Honda')], before, ['VIN', 'Stock #', 'Make'], sales);
    const moves = (map: typeof made.moved) => [...map].map(([id, { from }]) => [id, from]);
    expect({
      added: [...made.added.keys()],
      moved: moves(made.moved),
      returned: moves(made.returned),
      removed: made.removed,
      offLot: [...made.offLot],
      unchanged: made.unchanged,
    }).toEqual({ added: [], moved: [], returned: [], removed: [], offLot: [], unchanged: 0, ...expected });
  });

  it('moves a vehicle only once', () => {
    const rows = [row(2, vin, 'N1', 'Honda'), row(3, otherVin, 'N1', 'Honda')];
    const { moved, added } = plan(rows, byStock, ['VIN', 'Stock #', 'Make']);
    expect({ moved: [...moved.keys()], added: [...added.keys()] }).toEqual({
      moved: [vin],
      added: [otherVin],
    });
  });

  it('moves no vehicle that has a row of its own', () => {
    const rows = [row(2, vin, 'N1', 'Honda'), row(3, '', 'N1', 'Honda')];
    const { moved, added, unchanged } = plan(rows, byStock, ['VIN', 'Stock #', 'Make']);
    expect({ moved: moved.size, added: [...added.keys()], unchanged }).toEqual({
      moved: 0,
      added: [vin],
      unchanged: 1,
    });
  });

  it('counts the vehicles whose field no column gives, unless the mapping leaves it alone', () => {
    const rows = [row(2, 'A', 'Audi'), row(3, 'B', 'BMW')];
    expect([...plan(rows, inventory, ['Stock #', 'Make']).missingFields]).toEqual([['price', 2]]);
    const columns = matchColumns(['Stock #', 'Make'], { price: null });
    expect(planImport(decodeRows(rows, columns, now), columns, inventory).missingFields.size).toBe(0);
  });

  it.each([
    ['that cannot be read', { at: { line: 3 }, problem: { reason: 'the quote is never closed' } }],
    ['without an id', row(3, '', 'BMW', '2000')],
  ])('removes nothing after a row %s', (_, unknown) => {
    const { removed, keptForSafety } = plan([row(2, 'A', 'Audi', '1000'), unknown]);
    expect(removed).toEqual([]);
    expect(keptForSafety).toBe(2);
  });

  it('takes sold vehicles off the lot, whatever else their rows say', () => {
    const { added, offLot, removed, keptForSafety, skipped } = plan([
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

  it('accounts for every row, and never removes a vehicle whose row is for sale', () => {
    const cells = fc.tuple(
      fc.constantFrom('A', 'B', 'C', 'D', 'E', '', 'a/b'),
      fc.constantFrom('Audi', '', 'x\0'),
      fc.constantFrom('1000', 'cheap', ''),
      fc.constantFrom('', 'Sold'),
    );
    fc.assert(
      fc.property(fc.array(cells), (all) => {
        const { rows, added, changed, unchanged, offLot, skipped, removed, leftOut } = plan(
          all.map((each, index) => row(index + 2, ...each)),
        );
        expect(rows).toBe(all.length);
        expect(leftOut.length).toBeLessThanOrEqual(rows - skipped.length);
        expect(added.size + changed.size + unchanged + offLot.size + skipped.length).toBe(rows);
        const ids = new Set<string>(all.map(([id]) => id));
        expect(removed.filter((id) => ids.has(id) && !offLot.has(id))).toEqual([]);
      }),
    );
  });
});
