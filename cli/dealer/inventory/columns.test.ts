import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeMapping, matchColumns, vehicleColumns } from './columns.ts';

/** The names of the columns of each field. */
const fieldsOf = (names: readonly string[], mapping = {}) =>
  Object.fromEntries(
    [...matchColumns(names, mapping).byField].map(([field, columns]) => [
      field,
      columns.map(({ name }) => name).join(','),
    ]),
  );

describe('matchColumns', () => {
  it.each([
    ['vAuto', 'Disposition,Make,Model,Year,Price,Odometer,Body,Color,Features,Photo Url List', 'VIN,Stock #'],
    [
      'HomeNet',
      'Status,Make,Model,ModelYear,SellingPrice,Miles,Body,ExteriorColor,Options,ImageList',
      'VIN,StockNumber',
    ],
  ])('recognises the columns of an export of %s', (_, others, ids) => {
    const columns = fieldsOf([...others.split(','), ...ids.split(',').toReversed()]);
    expect(Object.values(columns)).toEqual([ids, ids.split(',')[1], ...others.split(',')]);
  });

  it.each([
    [
      'stock_no.|  MAKE |ext. colour',
      {},
      { id: 'stock_no.', stockNumber: 'stock_no.', make: '  MAKE ', color: 'ext. colour' },
    ],
    ['VIN|Make|Price|Internet Price', {}, { id: 'VIN', make: 'Make', price: 'Internet Price,Price' }],
    ['VIN|Make|Price|Our Price', { price: 'our price' }, { id: 'VIN', make: 'Make', price: 'Our Price' }],
    ['id|vin|stockNumber|make', {}, { id: 'vin,stockNumber,id', stockNumber: 'stockNumber', make: 'make' }],
    ['id|stockNumber|make', {}, { id: 'id,stockNumber', stockNumber: 'stockNumber', make: 'make' }],
    ['VIN|Make|Price', { price: null }, { id: 'VIN', make: 'Make', price: '' }],
    ['VIN|Model|Body', { color: 'Body' }, { id: 'VIN', model: 'Model', color: 'Body' }],
  ])('finds the columns of %j with the mapping %j', (names, mapping, fields) => {
    expect(fieldsOf(names.split('|'), mapping)).toEqual(fields);
  });

  it('lists the columns that it ignores', () => {
    const { ignored } = matchColumns(['VIN', 'Make', 'Trim', '', 'New/Used', 'MSRP']);
    expect(ignored).toEqual(['Trim', 'New/Used', 'MSRP']);
  });

  it.each([
    ['VIN,Make', { price: 'Cost' }, 'The mapping of price names a column that is absent: Cost. The file has'],
    [
      'Make,Model',
      {},
      'No column has the VIN or the stock number. The file has these columns: "Make", "Model"',
    ],
    ['VIN,Year', {}, 'No column has the make or the model'],
    ['VIN,Make', { id: null }, 'No column has the VIN or the stock number'],
  ])('refuses %j with the mapping %j', (names, mapping, message) => {
    expect(() => matchColumns(names.split(','), mapping)).toThrow(message);
  });

  it('recognises every alias, and has none twice', () => {
    const { id, stockNumber, ...others } = vehicleColumns;
    expect(id.aliases).toEqual(expect.arrayContaining([...stockNumber.aliases]));
    const names = [id, ...Object.values(others)].flatMap(({ aliases }) => aliases);
    for (const name of names) {
      const matched = matchColumns(['VIN', 'Make', ...(name === 'VIN' || name === 'Make' ? [] : [name])]);
      expect(matched.ignored).toEqual([]);
    }
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  it('is documented alias by alias', () => {
    const page = readFileSync(new URL('../../../docs/dealers.md', import.meta.url), 'utf8');
    for (const [field, { aliases }] of Object.entries(vehicleColumns))
      expect(page).toContain(`| \`${field}\` | ${aliases.join(', ')} |`);
  });
});

describe('decodeMapping', () => {
  it.each([
    [{ cost: 'Price' }, 'unknown field: cost'],
    [{ toString: 'Price' }, 'unknown field: toString'],
    [{ price: 7 }, 'must be the name of a column'],
    [{ price: ' ' }, 'must be the name of a column'],
    [[], 'must be an object'],
    [null, 'must be an object'],
  ])('refuses %j', (raw, message) => {
    expect(() => decodeMapping(raw)).toThrow(message);
  });

  it('accepts the name of a column for each field', () => {
    const mapping = { id: 'Key', price: 'Our Price', imageUrl: null };
    expect(decodeMapping(mapping)).toEqual(mapping);
  });
});
