import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchColumns } from './columns.ts';
import { decodeRows } from './decodeRow.ts';
import type { Vehicles } from './importedVehicle.ts';
import { planImport } from './planImport.ts';

const now = new Date('2026-11-20T12:00:00Z');
const columns = matchColumns({ names: ['Stock #', 'Make', 'Price'], rows: [] });

/** Plans an import of rows with these cells. The first row is in line 2. */
function plan(rows: readonly (readonly string[])[], inventory: Vehicles, allowRemovals = false) {
  const file = rows.map((cells, index) => ({ at: { line: index + 2 }, cells }));
  const feed = { columns, rows: decodeRows(file, columns, now), matters: [] };
  return planImport(feed, inventory, new Map([['S', {}]]), now, { allowRemovals });
}

it.each([
  { size: 20, gone: 5, effect: '15 unchanged, 5 removed: all' },
  { size: 30, gone: 6, effect: '24 unchanged, 6 removed: all' },
  { size: 29, gone: 6, effect: '23 unchanged, 0 removed: Warning: 6 of 29 vehicles would leave' },
  { size: 12, gone: 6, effect: '6 unchanged, 0 removed: Warning: 6 of 12' },
  {
    size: 11,
    gone: 6,
    effect:
      '5 unchanged, 6 removed: Nothing was written: 6 of 11 vehicles would leave the inventory, more than half',
  },
  { size: 2, gone: 2, effect: '0 unchanged, 2 removed: Nothing was written: 2 of 2' },
  { size: 1, gone: 1, effect: '0 unchanged, 1 removed: all' },
  { size: 6, gone: 6, allowRemovals: true, effect: '0 unchanged, 6 removed: all' },
])('limits losses: if $gone of $size vehicles are gone, $effect', ({ size, gone, allowRemovals, effect }) => {
  const ids = Array.from({ length: size }, (_, index) => `N${index}`);
  const rows = [...ids.slice(gone), 'X1'].map((id) => [id, 'Kia']);
  const planned = plan(rows, new Map(ids.map((id) => [id, { make: 'Kia' }])), allowRemovals);
  const { changes, unchanged, withheld, saleUpdates, warning, refusal = warning ?? 'all' } = planned;
  const removed = changes.filter(({ kind }) => kind === 'removed').length;
  expect(`${unchanged} unchanged, ${removed} removed: ${refusal}`).toContain(effect);
  expect([withheld.length, saleUpdates.length]).toEqual(warning === undefined ? [0, 1] : [gone, 0]);
});

it('accounts for every row, and removes no listed vehicle', () => {
  const before = new Map(['A', 'B', 'C'].map((id) => [id, { make: 'Audi' }]));
  const [id, make] = [fc.constantFrom('A', 'B', 'C', 'D4', '', 'a/b'), fc.constantFrom('Audi', '', 'x\0')];
  const listOfRows = fc.array(fc.tuple(id, make, fc.constantFrom('1000', 'cheap', '')), { minLength: 1 });
  fc.assert(
    fc.property(listOfRows, (given) => {
      const { rows, notVehicles, changes, unchanged, skipped } = plan(given, before);
      const removed = changes.flatMap((change) => (change.kind === 'removed' ? [change.id] : []));
      expect(rows + notVehicles).toBe(given.length);
      expect(changes.length - removed.length + unchanged + skipped.length).toBe(rows);
      expect(given.filter(([listed]) => removed.includes(listed))).toEqual([]);
    }),
  );
});
