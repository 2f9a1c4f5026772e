import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColumnMapping, matchColumns } from './columns.ts';
import { describePlan, describeProblems } from './describePlan.ts';
import { decodeRows, planImport, type Vehicles } from './planImport.ts';

type Documents = Record<string, object>;

type Given = { names?: string[]; before?: Documents; sales?: Documents; mapping?: ColumnMapping };

const present = {
  A: { make: 'Audi', price: 1000 },
  B: { make: 'BMW', price: 2000 },
  C: { make: 'Chevrolet', price: 3000 },
};

/** The cells of a row: a list, or a text with commas. A reason: the row cannot be read. */
type Cells = string | readonly unknown[] | { reason: string };

/** Plans the import of rows, which begin in line 2. */
function plan(rows: readonly Cells[], given: Given = {}) {
  const { names = ['Stock #', 'Make', 'Price', 'Status'], before = present, sales = {}, mapping } = given;
  const columns = matchColumns(names, mapping);
  const read = rows.map((row, index) => ({
    at: { line: index + 2 },
    ...(typeof row === 'object' && 'reason' in row
      ? { problem: row }
      : { cells: typeof row === 'string' ? row.split(',') : row }),
  }));
  const vehicles = (documents: Documents) => new Map(Object.entries(documents)) as Vehicles;
  const decoded = decodeRows(read, columns, new Date('2026-11-20T12:00:00Z'));
  return planImport(decoded, columns, vehicles(before), vehicles(sales));
}

/** What a plan does, without what is unchanged. */
function linesOf(rows: readonly Cells[], given?: Given): string[] {
  const { changes, offLot, skipped, leftOut, keptForSafety, missingFields } = plan(rows, given);
  return [
    ...changes.map(({ kind, id, from, fields }) => {
      const what = kind === 'removed' ? '' : ` ${JSON.stringify(fields)}`;
      return `${kind} ${id}${from === id ? '' : ` from ${from}`}${what}`;
    }),
    ...[...offLot].map((id) => `off the lot ${id}`),
    ...skipped.map((row) => `skipped ${row.id ?? ''}: ${describeProblems(row)}`),
    ...leftOut.map((row) => `left out: ${describeProblems(row)}`),
    ...(keptForSafety > 0 ? [`kept ${keptForSafety}`] : []),
    ...[...missingFields].map(([field, count]) => `no ${field} for ${count}`),
  ];
}

const vin = '1HGCM82633A004352';
const otherVin = '2T3P1RFV8MC310038';

describe('a row', () => {
  const names = ['Stock #', 'VIN', 'Make', 'Model', 'Price', 'Internet Price', 'Year'];

  it.each<[string, unknown[], string]>([
    ['prefers the VIN as the id', ['S', vin, 'Saab'], `added ${vin} {"stockNumber":"S","make":"Saab"}`],
    ['falls back to the stock number', ['S', '', 'Saab'], 'added S {"make":"Saab"}'],
    [
      'leaves out undefined and empty cells',
      ['S', '', 'Saab', undefined, '', '', '2001'],
      'added S {"make":"Saab","year":2001}',
    ],
    ['takes the first price', ['S', '', '', '9', '9000', '8500'], 'added S {"model":"9","price":8500}'],
    ['that has a value', ['S', '', 'Saab', '', '9000', 'call'], 'added S {"make":"Saab","price":9000}'],
    [
      'is skipped if Firestore refuses its id',
      ['a/b', '', 'Saab'],
      'skipped : Line 2, Stock # (1): "a/b" cannot',
    ],
    ['is skipped without an id', ['', 'X'.repeat(17), 'Saab'], 'skipped : Line 2, VIN (2): has no VIN'],
    ['is skipped without make and model', ['S', '', '', ' '], 'skipped S: Line 2, Make (3): has neither'],
  ])('%s', (_, cells, line) => {
    expect(linesOf([cells], { names, before: {} })).toEqual([expect.stringContaining(line)]);
  });

  it('is imported without the cells that cannot be read, which are named', () => {
    const wrong = ['S', `${vin.slice(0, -1)}O`, 'Saab', '900', '9000', '24.995', '20x1'];
    expect(linesOf([wrong], { names, before: {} })).toEqual([
      'added 1HGCM82633A00435O {"stockNumber":"S","make":"Saab","model":"900"}',
      expect.stringMatching(
        /Year \(7\): .*\n.* Internet Price \(6\): .*\n.* VIN \(2\): .* a VIN has no I, O or Q/,
      ),
    ]);
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
    const given = { before: { A: document }, names: ['Stock #', 'Make', 'Price', 'Features'] };
    const expected = changes === undefined ? [] : [`changed A ${JSON.stringify(changes)}`];
    expect(linesOf([['A', ...cells]], given)).toEqual(expected);
  });
});

describe('planImport', () => {
  it.each<[string, Cells[], string[], Given?]>([
    [
      'finds what to add, change, remove and leave',
      ['A,Audi,1000', 'B,BMW,1900', 'D,Dodge,'],
      ['changed B {"price":1900}', 'added D {"make":"Dodge"}', 'removed C'],
    ],
    [
      'lets the first row with an id win, and names its line',
      ['A,Audi,900', 'A,Audi,800', 'B,BMW,2000', 'C,Chevrolet,3000'],
      ['changed A {"price":900}', 'skipped A: Line 3: A is already in line 2'],
    ],
    [
      'keeps the value that a cell cannot replace',
      ['A,Audi,cheap', 'B,Bmw,25k', 'C,,3000'],
      [
        'changed B {"make":"Bmw"}',
        'skipped C: Line 4, Make (2): has neither make nor model',
        'left out: Line 2, Price (3): "cheap" is not a number',
        'left out: Line 3, Price (3): "25k" is not a number',
      ],
    ],
    [
      'removes nothing after a row that cannot be read',
      ['A,Audi,1000', { reason: 'the quote is never closed' }],
      ['skipped : Line 3: the quote is never closed', 'kept 2'],
    ],
    [
      'removes nothing after a row without an id',
      ['A,Audi,1000', ',BMW,2000'],
      ['skipped : Line 3, Stock # (1): has no VIN and no stock number', 'kept 2'],
    ],
    [
      'takes sold vehicles off the lot, whatever else their rows say',
      ['A,Audi,sold,Sold', 'D,,,inactive', 'B,BMW,2000,Available', ',Eagle,,Sold'],
      ['removed A', 'off the lot A', 'off the lot D', expect.stringContaining('Line 5') as string, 'kept 1'],
    ],
    [
      'counts the vehicles for sale whose field no column gives',
      ['A,Audi', 'B,BMW,Sold'],
      ['removed B', 'removed C', 'off the lot B', 'no price for 1'],
      { names: ['Stock #', 'Make', 'Status'] },
    ],
    [
      'counts none whose field the mapping leaves alone',
      ['A,Audi', 'B,BMW'],
      ['removed C'],
      { names: ['Stock #', 'Make'], mapping: { price: null } },
    ],
  ])('%s', (_, rows, lines, given) => {
    expect(linesOf(rows, given)).toEqual(lines);
  });

  const honda = { make: 'Honda' };
  const known = { make: 'Honda', stockNumber: 'N1' };
  const wrongVin = `${vin.slice(0, -1)}O`;
  const lowerVin = vin.toLowerCase();
  it.each<[string, string[], string[], Documents, Documents?]>([
    ['moves one whose VIN is filled in', [`${vin},N1`], [`moved ${vin} from N1`], { N1: honda }],
    ['knows one whose VIN is gone', [',N1'], [], { [vin]: known }],
    ['leaves a sold one sold, whose VIN is filled in', [`${vin},N1`], ['off the lot N1'], {}, { N1: honda }],
    ['leaves a sold one sold, whose VIN is gone', [',N1'], [`off the lot ${vin}`], {}, { [vin]: known }],
    ['takes two VINs for two', [`${otherVin},N1`], [`added ${otherVin}`, `removed ${vin}`], { [vin]: known }],
    ['keeps the VIN of one whose VIN is wrong', [`${wrongVin},N1`], ['left out: Line 2'], { [vin]: known }],
    ['adds one without any relation', [`${vin},N2`], [`added ${vin}`, 'removed N1'], { N1: honda }],
    [
      'takes another make for another vehicle, although the stock number is the same',
      [',N1'],
      ['added N1'],
      {},
      { [vin]: { make: 'Ford', stockNumber: 'N1', soldBy: 'feed' } },
    ],
    [
      'returns one that a feed had sold',
      [`${vin},N1`],
      [`returned ${vin} from N1`],
      {},
      { N1: { make: 'Honda', soldBy: 'feed' } },
    ],
    ['corrects the spelling of a VIN', [`${vin},`], [`moved ${vin} from ${lowerVin}`], { [lowerVin]: honda }],
    ['moves one only once', [`${vin},N1`, `${otherVin},N1`], ['moved', `added ${otherVin}`], { N1: honda }],
    ['knows the unsold one of two', [',N1'], [], { [vin]: known }, { [otherVin]: known }],
    ['knows one that is also among the sales', [',N1'], [], { N1: honda }, { N1: honda }],
    [
      'knows none of two with its stock number',
      [',N1'],
      ['added N1'],
      {},
      { [vin]: known, [otherVin]: known },
    ],
    ['moves none that has a row of its own', [`${vin},N1`, ',N1'], [`added ${vin}`], { N1: honda }],
  ])('%s', (_, rows, lines, before, sales = {}) => {
    const given = { names: ['VIN', 'Stock #', 'Make'], before, sales };
    const starts = lines.map((line) => expect.stringMatching(new RegExp(`^${line}\\b`)) as string);
    expect(
      linesOf(
        rows.map((ids) => `${ids},Honda`),
        given,
      ),
    ).toEqual(starts);
  });

  it('finds thousands of vehicles by their stock numbers at once', { timeout: 5000 }, () => {
    const names = Array.from({ length: 9000 }, (_, index) => `N${index}`);
    const sales = Object.fromEntries(names.map((name) => [`S${name}`, { soldBy: 'feed' }]));
    const before = Object.fromEntries(names.map((name) => [name, { make: 'Kia' }]));
    const rows = names.map((name, index) => [`1HGCM82633A${String(index).padStart(6, '0')}`, name, 'Kia']);
    const { changes } = plan(rows, { names: ['VIN', 'Stock #', 'Make'], before, sales });
    expect(changes.filter(({ kind }) => kind === 'moved')).toHaveLength(names.length);
  });

  it('is described by the first ten vehicles of each kind, and by its counts', () => {
    const added = Array.from({ length: 12 }, (_, index) => `X${index},,Kia`);
    const rows = [`${vin},N1,Honda`, `${otherVin},N2,Honda`, 'A,,Audi', 'D,,,Sold', ...added];
    const given = {
      names: ['VIN', 'Stock #', 'Make', 'Status'],
      before: { N1: honda, A: { make: 'Opel' }, C: { make: 'Saab' } },
      sales: { N2: { ...honda, soldBy: 'feed' } },
    };
    expect(describePlan(plan(rows, given)).split('\n')).toEqual([
      ...added.slice(0, 10).map((_, index) => `+ X${index}  Kia`),
      '  … and 2 more',
      '~ A  Audi: make "Opel" → "Audi"',
      `> ${vin}  Honda: has a new id, until now N1`,
      `> ${otherVin}  Honda: is in the file again, until now N2`,
      '- C  Saab',
      'Sold or no longer for sale, so not in the inventory: D',
      '16 rows: 12 to add, 1 to change, 1 to remove, 0 unchanged, 0 skipped, 1 with a new id, 1 to return, 1 off the lot',
    ]);
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
        const { rows, changes, unchanged, offLot, skipped, leftOut } = plan(all);
        const removed = changes.flatMap(({ kind, id }) => (kind === 'removed' ? [id] : []));
        expect(rows).toBe(all.length);
        expect(leftOut.length).toBeLessThanOrEqual(rows - skipped.length);
        expect(changes.length - removed.length + unchanged + offLot.size + skipped.length).toBe(rows);
        const ids = new Set<string>(all.map(([id]) => id));
        expect(removed.filter((id) => ids.has(id) && !offLot.has(id))).toEqual([]);
      }),
    );
  });
});
