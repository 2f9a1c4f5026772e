import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { Row } from '../files/inventoryFile.ts';
import { type ColumnMapping, matchColumns } from './columns.ts';
import { decodeRows } from './decodeRow.ts';
import { describeColumns, describePlan, describeProblems } from './describePlan.ts';
import { planImport } from './planImport.ts';
import type { Vehicles } from './vehicleFinder.ts';

type Documents = Record<string, object>;

type Given = {
  names?: string;
  before?: Documents;
  sales?: Documents;
  fields?: ColumnMapping['fields'];
  allowRemovals?: boolean;
};

const current = {
  A: { make: 'Audi', price: 1000 },
  B: { make: 'BMW', price: 2000 },
  C: { make: 'Chevrolet', price: 3000 },
};

/** The rows of `current`. */
const all = 'A,Audi,1000 / B,BMW,2000 / C,Chevrolet,3000';

/** Rows of text cells, separated by slashes, or one row of any cells. */
type Rows = string | Omit<Row, 'at'>;

const now = new Date('2026-11-20T12:00:00Z');

/** Plans the import of rows, which begin in line 2. */
function plan(rows: Rows, { names = 'Stock #,Make,Price,Status', ...given }: Given = {}) {
  const { before = current, sales = {}, fields = {} } = given;
  const columns = matchColumns({ names: names.split(','), rows: [] }, fields);
  const read =
    typeof rows === 'string' ? rows.split(' / ').map((row) => ({ cells: row.split(',') })) : [rows];
  const vehicles = (documents: Documents) => new Map(Object.entries(documents)) as Vehicles;
  const located = read.map((row, index) => ({ at: { line: index + 2 }, ...row }));
  const decoded = decodeRows(located, columns, now);
  return planImport(decoded, columns, vehicles(before), vehicles(sales), now, given.allowRemovals);
}

/** Expects the effects of a plan, separated by slashes. A final ellipsis matches the rest of an effect. */
function expectPlan(rows: Rows, effects: string, given?: Given): void {
  const planned = plan(rows, given);
  const { changes, offLot, keptForSafety, missingFields, saleUpdates } = planned;
  const lines = [
    ...changes.map(({ kind, id, from, fields }) => {
      const what = kind === 'removed' ? '' : ` ${JSON.stringify(fields)}`;
      return `${kind} ${id}${from === id ? '' : ` from ${from}`}${what}`;
    }),
    ...[...offLot].map((id) => `off the lot ${id}`),
    ...describeProblems(planned),
    ...(keptForSafety > 0 ? [`kept ${keptForSafety}`] : []),
    ...[...missingFields].map(([field, count]) => `no ${field} for ${count}`),
    ...saleUpdates.map(({ id, unlistedSince }) => `${id} ${unlistedSince === null ? 'listed' : 'unlisted'}`),
  ];
  const expected = effects === '' ? [] : effects.split(' / ');
  const shown = lines.map((line, index) => {
    const [start = '', ellipsis] = expected[index]?.split('…') ?? [];
    return ellipsis === '' && line.startsWith(start) ? `${start}…` : line;
  });
  expect(shown).toEqual(expected);
}

const vin = '1HGCM82633A004352';
const otherVin = '2T3P1RFV8MC310038';
const wrongVin = '1HGCM82633A00435O';

describe('a row', () => {
  const names = 'Stock #,VIN,Make,Model,Price,Internet Price,Year,Miles,Mileage Unit';
  const given = { names, before: {} };

  it.each([
    ['prefers the VIN as the id', `S,${vin},Saab`, `added ${vin} {"stockNumber":"S","make":"Saab"}`],
    ['falls back to the stock number', 'S,,Saab', 'added S {"make":"Saab"}'],
    ['leaves out empty cells', 'S,,,900,,,', 'added S {"model":"900"}'],
    ['takes the first price column', 'S,,,9,9000,8500', 'added S {"model":"9","price":8500}'],
    ['takes the first price with a value', 'S,,Saab,,9000,call', 'added S {"make":"Saab","price":9000}'],
    ['takes the stock number if the VIN is wrong', 'S,1E+16,Saab', 'added S {"make":"Saab"} / VIN (2)…'],
    ['is skipped if its id cannot be read', 'a\0,,Saab', 'Stock # (1): 1 row was skipped: line 2: contains…'],
    ['is skipped if its make cannot be read', 'S1,,x\0', 'Make (3): 1 row was skipped: line 2: contains…'],
    ['is skipped without an id', ',XXXX,Saab', 'VIN (2): 1 row was skipped: line 2: has no VIN and no …'],
    ['keeps a stock number that cannot be an id', `a/b,${vin},Saab`, `added ${vin} {"stockNumber":"a/b",…`],
    ['is skipped without make and model', 'S1,,, ', 'Make (3): 1 row was skipped: line 2: has neither …'],
  ])('%s', (_, row, effect) => expectPlan(row, effect, given));

  it('is imported without its unreadable cells, which are reported', () => {
    const effects = [
      `added ${wrongVin} {"stockNumber":"S","make":"Saab","model":"900"}`,
      'Year (7): 1 cell was left out: line 2: "20x1" is not a year…',
      'Internet Price (6): 1 cell was left out: line 2: "24.995" is ambiguous…',
      'Mileage Unit (9): 1 cell was left out: line 2: "KM" is not miles',
      `VIN (2): 1 cell was left out: line 2: ${wrongVin} is not a VIN, because a VIN has no I, O or Q…`,
    ];
    expectPlan(`S,${wrongVin},Saab,900,9000,24.995,20x1,9,KM`, effects.join(' / '), given);
  });

  const photos = Array.from({ length: 61 }, (_, index) => `/${index}.jpg`);
  it.each<[object, unknown[], object | undefined]>([
    [{ make: 'Saab', price: 9000, note: 'keep' }, ['Saab', 8500], { price: 8500 }],
    [{ make: 'Saab', price: 9000 }, ['Saab', undefined], undefined],
    [{ make: 'Saab', price: 9000 }, ['Saab', ''], { price: null }],
    [{ make: 'Saab' }, ['Saab', ''], undefined],
    [{ make: 'Saab', price: '9000' }, ['Saab', 9000], { price: 9000 }],
    [{ make: 'Saab', features: [] }, ['Saab', undefined, ''], undefined],
    [{ make: 'Saab', features: ['a', 'b'] }, ['Saab', undefined, 'a|b'], undefined],
    [{ make: 'Saab', features: ['a', 'b'] }, ['Saab', undefined, 'b|a'], { features: ['b', 'a'] }],
    [
      { make: 'Saab', imageUrl: '/0.jpg' },
      ['Saab', undefined, undefined, photos],
      { imageUrl: photos.slice(0, 60) },
    ],
  ])('changes %j with the cells %j by %j', (document, cells, changes) => {
    const effect = changes === undefined ? '' : `changed A ${JSON.stringify(changes)}`;
    const before = { A: document };
    expectPlan({ cells: ['A', ...cells] }, effect, { before, names: 'Stock #,Make,Price,Features,Photos' });
  });

  const gone = `removed ${otherVin} / removed N1`;
  it.each([
    ['a short row with a VIN', `${vin},Kia`, true, gone],
    ['a short row', 'N1,Opel', true, `removed ${vin} / removed ${otherVin} / 1 row…`],
    ['a short row without an id', ',Kia', true, 'removed N1 / 1 row… / kept 2'],
    ['a short row of a new vehicle', 'X,Opel', true, `removed ${vin} / ${gone} / 1 row…`],
    ['a short row of totals', ',,9', true, `removed ${vin} / ${gone}`],
    ['an unreadable row with a VIN', `${vin},Kia,9,9`, false, `${gone} / 1 row…`],
    ['an unreadable row', 'N1', false, '1 row was skipped: line 2: why / kept 3'],
  ])('keeps the vehicles that could belong to %s', (_, row, isShort, effects) => {
    const kia = { make: 'Kia', price: 1 };
    const before = { [vin]: kia, [otherVin]: kia, N1: { make: 'Opel' } };
    const problem = { [isShort ? 'shortage' : 'problem']: { reason: 'why' } };
    expectPlan({ cells: row.split(','), ...problem }, effects, { names: 'Stock #,Make,Price', before });
  });
});

describe('planImport', () => {
  const reused = { ...current.A, year: 2020, imageUrl: ['/1.jpg', '/2.jpg'] };
  it.each<[string, string, string, Given?]>([
    [
      'lets the first row with an id win, and names its line',
      'A,Audi,900 / A,Audi,800 / B,BMW,2000 / C,Chevrolet,3000',
      'changed A {"price":900} / 1 row was skipped: line 3: A is already in line 2',
    ],
    [
      'keeps a value whose cell cannot be read',
      'A,Audi,1.234 / B,Bmw,25k / C,,3000',
      'changed B {"make":"Bmw"} / Make (2): 1 row was skipped: line 4… / Price (3): 2 cells were left out: line 2…',
    ],
    [
      'keeps only the vehicles that a row without an id could be',
      'A,Audi,1000 / ,BMW,2000',
      'removed C / Stock # (1): 1 row was skipped: line 3: has no VIN and no stock number / kept 1',
    ],
    [
      'changes only the given fields when the make is spelled differently',
      'A,VW, / C,Chevy,3000',
      'changed A {"make":"VW","price":null} / changed C {"make":"Chevy"} / no color for 1',
      { before: { A: { make: 'Volkswagen', price: 1000, color: 'Red' }, C: current.C } },
    ],
    ['ignores totals', `${all} / ,,6000,3 cars / Total 3,,6000,`, ''],
    ['prefers a row for sale', `${all} / D,Kia,,Sold / D,Kia,1,`, 'added D {"make":"Kia","price":1}'],
    [
      'recognises a stock number despite leading zeros, case and punctuation',
      '419,Audi,900 / b1,BMW,900',
      'changed 00419 {"price":900} / changed B-1 {"price":900}',
      { before: { '00419': current.A, 'B-1': current.B } },
    ],
    [
      'takes sold vehicles off the lot, whatever else their rows say',
      'A,Audi,25k,Sold / D,,,inactive / B,BMW,2000,Available / ,Eagle,,Sold',
      'removed A / removed C / off the lot A / off the lot D / Stock # (1): 1 row was skipped: line 5…',
    ],
    [
      'counts the vehicles for sale that keep a value without a column',
      'A,Audi, / B,BMW,11/20/2026',
      'removed B / removed C / off the lot B / no price for 1',
      { names: 'Stock #,Make,Date Sold' },
    ],
    ['leaves out a field mapped to null', all, '', { names: 'Stock #,Make,Cost', fields: { price: null } }],
    [
      'reports a mapped column that is absent',
      all,
      'no price for 3 / no color for 0 / no status for 0',
      { fields: { price: ['Ours'], color: ['Paint'], status: ['State'] } },
    ],
    [
      'replaces all fields when a stock number is reused for another car',
      'A,Kia,, / B,BMW,2000, / C,Chevrolet,3000,',
      'changed A {"make":"Kia","year":null,"price":null,"imageUrl":null}',
      { before: { ...current, A: reused } },
    ],
  ])('%s', (_, rows, effects, given) => expectPlan(rows, effects, given));

  const honda = { make: 'Honda' };
  const known = { make: 'Honda', stockNumber: 'N1' };
  const soldByFeed = { make: 'Honda', soldBy: 'feed' };
  const lowerVin = vin.toLowerCase();
  const alike = { make: 'Honda', stockNumber: 'N-1' };
  const red = { make: 'Kia', color: 'Red' };
  it.each<[string, string, string, Documents, Documents?]>([
    ['moves a vehicle whose VIN is filled in', `${vin},N1`, `moved ${vin} from N1…`, { N1: honda }],
    ['recognises a vehicle whose VIN is gone', ',N1', '', { [vin]: known }],
    ['leaves a sale whose VIN is filled in', `${vin},N1`, 'off the lot N1', {}, { N1: honda }],
    ['leaves a sale whose VIN is gone', ',N1', `off the lot ${vin}`, {}, { [vin]: known }],
    ['keeps the fields of a VIN', `${vin},`, `changed ${vin} {"make":"Honda"} / no…`, { [vin]: red }],
    ['prefers the same spelling', ',N1', `removed ${otherVin}`, { [vin]: known, [otherVin]: alike }],
    ['tells VINs apart', `${otherVin},N1`, `added ${otherVin}… / removed ${vin}`, { [vin]: known }],
    ['keeps a VIN if the new one is wrong', `${wrongVin},N1`, 'VIN (1): 1 cell…', { [vin]: known }],
    ['adds an unrelated vehicle', `${vin},N2`, `added ${vin}… / removed N1`, { N1: honda }],
    ['tells makes apart', ',N1', 'added N1… / N1 unlisted', {}, { N1: { make: 'Kia' } }],
    ['returns a vehicle that a feed sold', `${vin},N1`, `returned ${vin} from N1…`, {}, { N1: soldByFeed }],
    ['corrects the spelling of a VIN', `${vin},`, `moved ${vin} from ${lowerVin}…`, { [lowerVin]: honda }],
    ['prefers an unsold vehicle', ',N1', `${otherVin} unlisted`, { [vin]: known }, { [otherVin]: known }],
    ['ignores a sale of a listed vehicle', ',N1', '', { N1: honda }, { N1: honda }],
    [
      'moves a vehicle only once',
      `${vin},N1,Honda / ${otherVin},N1`,
      `moved ${vin}… / added ${otherVin}…`,
      { N1: honda },
    ],
    [
      'matches neither of two vehicles with the same stock number',
      ',N1',
      `added N1… / ${vin} unlisted / ${otherVin} unlisted`,
      {},
      { [vin]: known, [otherVin]: known },
    ],
    ['moves no vehicle with a row of its own', `${vin},N1,Honda / ,N1`, `added ${vin}…`, { N1: honda }],
  ])('%s', (_, rows, effects, before, sales = {}) =>
    expectPlan(`${rows},Honda`, effects, { names: 'VIN,Stock #,Make', before, sales }),
  );

  const daysAgo = (days: number) => Timestamp.fromMillis(now.getTime() - days * 24 * 60 * 60 * 1000);
  const row = `${vin},N1,Honda,`;
  const [stays, returns] = [`off the lot ${vin}`, `returned ${vin}`];
  it.each<[string, string, string, object]>([
    ['stays while it is listed', row, stays, {}],
    ['records when it is no longer listed', '', `${vin} unlisted`, {}],
    ['records nothing if a row without an id could be its vehicle', ',,Honda,', 'VIN (1): 1 row…', {}],
    ['records its absence only once', '', '', { unlistedSince: daysAgo(1) }],
    ['counts as unlisted if its row says sold', `${row}Sold`, `${stays} / ${vin} unlisted`, {}],
    ['stays when listed again', row, `${stays} / ${vin} listed`, { unlistedSince: daysAgo(6.9) }],
    ['ends when listed again after a week', row, `${returns} {}`, { unlistedSince: daysAgo(7) }],
    ['ends with another stock number', `${vin},N2,Honda,`, `${returns} {"stockNumber":"N2"}`, {}],
    ['stays with the same stock number', `${vin},0n-1,Honda,`, stays, {}],
    ['ends at once if a feed made it', row, `${returns} {}`, { soldBy: 'feed' }],
  ])('a sale %s', (_, rows, effects, sale) => {
    const sales = { [vin]: { make: 'Honda', stockNumber: 'N1', ...sale } };
    expectPlan(rows, effects, { names: 'VIN,Stock #,Make,Status', before: {}, sales });
  });

  it.each([
    [20, 5, 0, false, '15 unchanged, 5 removed: all'],
    [30, 6, 0, false, '24 unchanged, 6 removed: all'],
    [29, 6, 0, false, '23 unchanged, 0 removed: Warning: 6 of 29 vehicles would leave the inventory'],
    [12, 6, 0, false, '6 unchanged, 0 removed: Warning: 6 of 12'],
    [11, 6, 0, false, '5 unchanged, 6 removed: Nothing was written: 6 of 11'],
    [5, 5, 0, false, '0 unchanged, 5 removed: all'],
    [6, 6, 0, false, '0 unchanged, 6 removed: Nothing was written: 6 of 6'],
    [6, 6, 0, true, '0 unchanged, 6 removed: all'],
    [11, 0, 6, false, '11 unchanged, 0 removed: all'],
    [12, 0, 6, false, '6 unchanged, 0 removed: all'],
    [5, 0, 5, false, '0 unchanged, 0 removed: all'],
    [11, 0, 6, true, '5 unchanged, 0 removed: all'],
  ])(
    'limits losses: of %i, %i are gone, %i have no mileage and one picture',
    (size, gone, emptied, allowRemovals, effect) => {
      const added = Array.from({ length: 6 }, (_, index) => `X${index},Kia,9,`);
      const cars = Array.from({ length: size }, (_, index) => index);
      const kia = { make: 'Kia', mileage: 9, imageUrl: ['/1.jpg', '/2.jpg'] };
      const before = Object.fromEntries(cars.map((index) => [`N${index}`, kia]));
      const listed = cars
        .slice(gone)
        .map((index) => `N${index},Kia,${index < emptied ? '0,/3.jpg' : '9,/1.jpg|/2.jpg'}`);
      const given = { names: 'Stock #,Make,Miles,Photos', before, sales: { S: {} }, allowRemovals };
      const planned = plan([...listed, ...added].join(' / '), given);
      const { changes, unchanged, withheld, saleUpdates, warning, refusal = warning ?? 'all' } = planned;
      const removed = changes.filter(({ kind }) => kind === 'removed').length;
      expect(`${unchanged} unchanged, ${removed} removed: ${refusal}`).toContain(effect);
      expect([withheld.length, saleUpdates.length]).toEqual(warning === undefined ? [0, 1] : [gone, 0]);
      const stay = `They stay: ${withheld.join(', ')}`;
      expect(describePlan(planned).includes(stay)).toBe(warning !== undefined);
    },
  );

  it('describes columns, with three examples of their problems', () => {
    const rows = Array.from({ length: 120 }, (_, index) => `N${index},Kia,9,${index} km,x`).join(' / ');
    const names = 'Stock #,Make,asking_price,Miles,Sale Price,Trim';
    expect(describeProblems(plan(rows, { names, before: {} }))).toEqual([
      'Miles (4): 120 cells were left out: line 2: "0 km" is not in miles; line 3: "1 km" is not in miles; line 4: "2 km" is not in miles; …',
    ]);
    expect(describeColumns(matchColumns({ names: names.split(','), rows: [] }))).toEqual([
      'Ignored columns: Trim',
      'No column for: VIN, model, year, bodyStyle, color, features, pictures',
      'Price: the first of Sale Price, asking_price',
    ]);
  });

  it('describes a plan by the first ten vehicles of each kind, and by counts', () => {
    const added = Array.from({ length: 12 }, (_, index) => `X${index},,Kia`);
    const rows = [`${vin},N1,Honda`, `${otherVin},N2,Honda`, 'A1,,Audi', ',,Jeep', 'D1,,,Sold', ...added];
    const given = {
      names: 'VIN,Stock #,Make,Status',
      before: {
        N1: { ...honda, color: 'Red' },
        A1: { make: 'Opel' },
        C: { make: 'Saab' },
        J: { make: 'Jeep' },
      },
      sales: { N2: soldByFeed },
    };
    expect(describePlan(plan(rows.join(' / '), given))).toEqual([
      ...added.slice(0, 10).map((_, index) => `+ X${index}  Kia`),
      '… and 2 more',
      '~ A1  Audi: make "Opel" → "Audi"',
      `> ${vin}  Honda: has a new id, until now N1`,
      `> ${otherVin}  Honda: is in the file again, until now N2`,
      '- C  Saab',
      'Sold or no longer for sale: D1',
      '17 rows: 12 to add, 1 to change, 1 to remove, 0 unchanged, 1 skipped, 1 with a new id, 1 to return, 1 off the lot',
      'Not in the file: 1 vehicle, kept because an unreadable row may be theirs.',
      'Warning: no column gives color, which stays as it is (1 vehicle). Name the column in a mapping file, or write "color": null there.',
    ]);
  });

  it('accounts for every row, and removes no vehicle with a row', () => {
    const cells = fc.tuple(
      fc.constantFrom('A', 'B', 'C', 'D4', 'E5', '', 'a/b'),
      fc.constantFrom('Audi', '', 'x\0'),
      fc.constantFrom('1000', 'cheap', ''),
    );
    fc.assert(
      fc.property(fc.array(cells), (given) => {
        const { rows, changes, unchanged, skipped, leftOut } = plan(given.join(' / '));
        const removed = changes.flatMap(({ kind, id }) => (kind === 'removed' ? [id] : []));
        expect(rows).toBe(given.filter(([id, make]) => id !== '' || make !== '').length);
        expect(changes.length - removed.length + unchanged + skipped.length).toBe(rows);
        expect(leftOut.length).toBeLessThanOrEqual(rows - skipped.length);
        expect(given.filter(([id]) => removed.includes(id))).toEqual([]);
      }),
    );
  });
});
