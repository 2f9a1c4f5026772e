import { describe, expect, it } from 'vitest';
import { matchColumns } from './columns.ts';
import { decodeRow } from './decodeRow.ts';

const now = new Date('2026-11-20T12:00:00Z');
const names = ['Stock #', 'VIN', 'Make', 'Model', 'Price', 'Internet Price', 'Year'];
const columns = matchColumns(names);
const decode = (...cells: unknown[]) => decodeRow(cells, columns, now);

describe('decodeRow', () => {
  it('prefers the VIN as the id, and falls back to the stock number', () => {
    expect(decode('S1', '1HGCM82633A004352', 'Saab').id).toBe('1HGCM82633A004352');
    expect(decode('S1', '', 'Saab').id).toBe('S1');
  });

  it('takes the first price with a value', () => {
    expect(decode('S1', '', 'Saab', '', '9000', '8500').fields.price).toBe(8500);
    expect(decode('S1', '', 'Saab', '', '9000', 'call').fields.price).toBe(9000);
    expect(decode('S1', '', 'Saab', '', '', 'call').fields.price).toBeNull();
  });

  it('leaves out fields without a column and undefined cells', () => {
    expect(decode('S1', '', 'Saab', undefined, '', '', '2001').fields).toEqual({
      make: 'Saab',
      price: null,
      year: 2001,
    });
  });

  it('reports every wrong cell with the name and number of its column, and still finds the id', () => {
    expect(decode('S1', '', 'Saab', '900', '', 'cheap', '20x1')).toMatchObject({
      id: 'S1',
      problems: [
        { column: 'Year (7)', reason: expect.stringContaining('is not a year') as unknown },
        { column: 'Internet Price (6)', reason: expect.stringContaining('is not a number') as unknown },
      ],
    });
  });

  it('reports a row without an id, and one with neither make nor model', () => {
    expect(decode('', '', 'Saab').problems).toEqual([
      { column: 'VIN (2)', reason: 'has no VIN and no stock number' },
    ]);
    expect(decode('S1', '', '', ' ').problems).toEqual([
      { column: 'Make (3)', reason: 'has neither make nor model' },
    ]);
  });

  it('has no id when the id cannot be read', () => {
    expect(decode('a/b', '', 'Saab')).not.toHaveProperty('id');
  });
});
