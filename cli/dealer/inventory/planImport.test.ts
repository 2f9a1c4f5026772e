import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Row } from '../files/inventoryFile.ts';
import { matchColumns } from './columns.ts';
import { decodeRows } from './decodeRow.ts';
import { describePlan, describeProblems } from './describePlan.ts';
import type { Sale } from './importedVehicle.ts';
import { type ImportPlan, planImport } from './planImport.ts';

type Documents = Record<string, Sale>;

const now = new Date('2026-11-20T12:00:00Z');

/** Splits text into rows at slashes and into cells at commas. The first row is in line 2. */
const parseRows = (text: string): Row[] =>
  text.split(' / ').map((row, index) => ({ at: { line: index + 2 }, cells: row.split(',') }));

const parseColumns = (names: string) => matchColumns({ names: names.split(','), rows: [] });

function plan(names: string, rows: Row[], before: Documents, sales: Documents = {}, allowRemovals = false) {
  const columns = parseColumns(names);
  const feed = { columns, rows: decodeRows(rows, columns, now) };
  return planImport(feed, new Map(Object.entries(before)), new Map(Object.entries(sales)), now, {
    allowRemovals,
  });
}

/**
 * Expects the effects of a plan, separated by slashes, such as 'moved NEW from OLD {…fields} / added ID {…fields}'. A final
 * ellipsis matches the rest of an effect.
 */
function expectEffects(planned: ImportPlan, effects: string): void {
  const { changes, offLot, keptForSafety, saleUpdates } = planned;
  const lines = [
    ...changes.map(({ kind, id, from, fields }) => {
      const what = kind === 'removed' ? '' : ` ${JSON.stringify(fields)}`;
      return `${kind} ${id}${from === id ? '' : ` from ${from}`}${what}`;
    }),
    ...[...offLot].map((id) => `off the lot ${id}`),
    ...describeProblems(planned),
    ...(keptForSafety > 0 ? [`kept ${keptForSafety}`] : []),
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

const honda = { make: 'Honda' };
const known = { make: 'Honda', stockNumber: 'N1' };
const lowerVin = vin.toLowerCase();
const alike = { make: 'Honda', stockNumber: 'N-1' };
const red = { make: 'Kia', color: 'Red' };
it.each<[rule: string, rows: string, effects: string, before: Documents, sales?: Documents]>([
  ['leaves a sale whose VIN is filled in', `${vin},N1`, 'off the lot N1', {}, { N1: honda }],
  ['leaves a sale whose VIN is gone', ',N1', `off the lot ${vin}`, {}, { [vin]: known }],
  ['keeps the fields of a VIN', `${vin},`, `moved ${vin}…`, { [lowerVin]: { ...red, make: 'honda' } }],
  ['prefers the same spelling', ',N1', `removed ${otherVin}`, { [vin]: known, [otherVin]: alike }],
  ['tells VINs apart', `${otherVin},N1`, `added ${otherVin}… / removed ${vin}`, { [vin]: known }],
  ['keeps a VIN if the new one is wrong', `${wrongVin},N1`, 'VIN (1): 1 cell…', { [vin]: known }],
  ['tells makes apart', ',N1', 'added N1… / N1 unlisted', {}, { N1: { make: 'Kia' } }],
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
  expectEffects(plan('VIN,Stock #,Make', parseRows(`${rows},Honda`), before, sales), effects),
);

const row = `${vin},N1,Honda,`;
const [stays, returns] = [`off the lot ${vin}`, `returned ${vin}`];
it.each<[rule: string, rows: string, effects: string, sale: object]>([
  ['records nothing if a row without an id could be its vehicle', ',,Honda,,2019', 'VIN (1): 1 row…', {}],
  ['records its absence only once', '', '', { unlistedSince: now }],
  ['counts as unlisted if its row says sold', `${row}Sold`, `${stays} / ${vin} unlisted`, {}],
  ['ends with another stock number', `${vin},N2,Honda,`, `${returns} {"stockNumber":"N2"}`, {}],
  ['stays with the same stock number', `${vin},0n-1,Honda,`, stays, {}],
])('a sale %s', (_, rows, effects, sale) => {
  const sales = { [vin]: { make: 'Honda', stockNumber: 'N1', ...sale } };
  expectEffects(plan('VIN,Stock #,Make,Status,Year', parseRows(rows), {}, sales), effects);
});

it.each([
  { size: 20, gone: 5, effect: '15 unchanged, 5 removed: all' },
  { size: 30, gone: 6, effect: '24 unchanged, 6 removed: all' },
  {
    size: 29,
    gone: 6,
    effect: '23 unchanged, 0 removed: Warning: 6 of 29 vehicles would leave the inventory',
  },
  { size: 12, gone: 6, effect: '6 unchanged, 0 removed: Warning: 6 of 12' },
  { size: 11, gone: 6, effect: '5 unchanged, 6 removed: Nothing was written: 6 of 11' },
  { size: 5, gone: 4, effect: '1 unchanged, 4 removed: all' },
  { size: 2, gone: 2, effect: '0 unchanged, 2 removed: Nothing was written: 2 of 2' },
  { size: 1, gone: 1, effect: '0 unchanged, 1 removed: all' },
  { size: 6, gone: 6, effect: '0 unchanged, 6 removed: Nothing was written: 6 of 6' },
  { size: 6, gone: 6, allowRemovals: true, effect: '0 unchanged, 6 removed: all' },
])('limits losses: if $gone of $size vehicles are gone, $effect', ({ size, gone, allowRemovals, effect }) => {
  const ids = Array.from({ length: size }, (_, index) => `N${index}`);
  const before = Object.fromEntries(ids.map((id) => [id, { make: 'Kia' }]));
  const rows = parseRows([...ids.slice(gone), 'X1'].map((id) => `${id},Kia`).join(' / '));
  const planned = plan('Stock #,Make', rows, before, { S: {} }, allowRemovals);
  const { changes, unchanged, withheld, saleUpdates, warning, refusal = warning ?? 'all' } = planned;
  const removed = changes.filter(({ kind }) => kind === 'removed').length;
  expect(`${unchanged} unchanged, ${removed} removed: ${refusal}`).toContain(effect);
  expect([withheld.length, saleUpdates.length]).toEqual(warning === undefined ? [0, 1] : [gone, 0]);
  const lines = describePlan(parseColumns('Stock #,Make'), planned);
  expect(lines.includes(`They stay: ${withheld.join(', ')}`)).toBe(warning !== undefined);
});

it('accounts for every row, and removes no listed vehicle', () => {
  const before = { A: { make: 'Audi' }, B: { make: 'BMW' }, C: { make: 'Kia' } };
  const [id, make] = [fc.constantFrom('A', 'B', 'C', 'D4', '', 'a/b'), fc.constantFrom('Audi', '', 'x\0')];
  const listOfRows = fc.array(fc.tuple(id, make, fc.constantFrom('1000', 'cheap', '')), { minLength: 1 });
  fc.assert(
    fc.property(listOfRows, (given) => {
      const planned = plan('Stock #,Make,Price', parseRows(given.join(' / ')), before);
      const { rows, notVehicles, changes, unchanged, skipped } = planned;
      const removed = changes.flatMap((change) => (change.kind === 'removed' ? [change.id] : []));
      expect(rows + notVehicles).toBe(given.length);
      expect(changes.length - removed.length + unchanged + skipped.length).toBe(rows);
      expect(given.filter(([listed]) => removed.includes(listed))).toEqual([]);
    }),
  );
});
