import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchColumns } from './columns.ts';
import { decodeRows } from './decodeRow.ts';
import { planImport } from './planImport.ts';

const now = new Date('2026-11-20T12:00:00Z');
const columns = matchColumns({ names: ['Stock #', 'Make', 'Price'], rows: [] });

it('accounts for every row, and removes no listed vehicle', () => {
  const before = new Map(['A', 'B', 'C'].map((id) => [id, { make: 'Audi' }]));
  const [id, make] = [fc.constantFrom('A', 'B', 'C', 'D4', '', 'a/b'), fc.constantFrom('Audi', '', 'x\0')];
  const listOfRows = fc.array(fc.tuple(id, make, fc.constantFrom('1000', 'cheap', '')), { minLength: 1 });
  fc.assert(
    fc.property(listOfRows, (given) => {
      const file = given.map((cells, index) => ({ at: { line: index + 2 }, cells }));
      const feed = { columns, rows: decodeRows(file, columns, now), matters: [] };
      const { rows, notVehicles, changes, unchanged, skipped } = planImport(feed, before, new Map(), now);
      const removed = changes.flatMap((change) => (change.kind === 'removed' ? [change.id] : []));
      expect(rows + notVehicles).toBe(given.length);
      expect(changes.length - removed.length + unchanged + skipped.length).toBe(rows);
      expect(given.filter(([listed]) => removed.includes(listed))).toEqual([]);
    }),
  );
});
