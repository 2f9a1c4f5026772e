import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decodeMapping, matchColumns, vehicleColumns } from './columns.ts';
import { publicName } from './vehicleCodec.ts';

it('recognises every alias, each listed once in docs/columns.md', () => {
  const page = readFileSync(new URL('../../../docs/columns.md', import.meta.url), 'utf8');
  for (const [field, { aliases }] of Object.entries(vehicleColumns)) {
    expect(page).toContain(`| \`${publicName(field)}\` | ${aliases.join(', ')} |`);
    for (const name of aliases) {
      const names = [...new Set(['VIN', 'Make', name])];
      expect(matchColumns({ names, rows: [] }).ignored).toEqual([]);
    }
  }
  const names = Object.values(vehicleColumns).flatMap(({ aliases }) => aliases);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

it('identifies vehicles by a column for VINs, or else by the stock number before an ID', () => {
  for (const name of vehicleColumns.id.aliases) {
    const rows = [{ at: { line: 2 }, cells: ['7', 'N1', 'Kia'] }];
    const { byField } = matchColumns({ names: [name, 'Stock #', 'Make'], rows });
    const ids = byField.get('id')?.map((column) => [column.name, column.isVin]);
    const [first, second] = [
      [name, name !== 'ID'],
      ['Stock #', false],
    ];
    expect(ids).toEqual(name === 'ID' ? [second, first] : [first, second]);
  }
});

it.each([
  [{ cost: 'Price' }, 'unknown field: cost. The fields are id, stockNumber, '],
  [{ toString: 'Price' }, 'unknown field: toString'],
  [{ price: {} }, 'must be a name or a list of names'],
  [{ price: [] }, 'must be a name or a list of names'],
  [{ price: ['Price', ''] }, 'must be a name or a list of names'],
  [{ only: ['101'] }, 'must be an object'],
  [{ only: { DCID: [] } }, 'only DCID must be a name or a list'],
  [[], 'must be an object'],
])('refuses the mapping %j', (raw, message) => {
  expect(() => decodeMapping(raw)).toThrow(message);
});
