import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { columnAliases, decodeMapping, matchColumns } from './columns.ts';

const fieldsOf = (names: readonly string[], mapping = {}) =>
  Object.fromEntries(
    [...matchColumns(names, mapping).byField].map(([field, columns]) => [
      field,
      columns.map((column) => column.name),
    ]),
  );

describe('matchColumns', () => {
  it('recognises the columns of a vAuto export', () => {
    const names = [
      'Stock #',
      'VIN',
      'Year',
      'Make',
      'Model',
      'Series',
      'Body',
      'Color',
      'Odometer',
      'Price',
      'Photo Url List',
    ];
    expect(fieldsOf(names)).toEqual({
      id: ['VIN', 'Stock #'],
      make: ['Make'],
      model: ['Model'],
      year: ['Year'],
      price: ['Price'],
      mileage: ['Odometer'],
      bodyStyle: ['Body'],
      color: ['Color'],
      imageUrl: ['Photo Url List'],
    });
  });

  it('recognises the columns of a HomeNet export', () => {
    const names = [
      'VIN',
      'StockNumber',
      'ModelYear',
      'Make',
      'Model',
      'Body',
      'Miles',
      'SellingPrice',
      'ExteriorColor',
      'Options',
      'ImageList',
    ];
    expect(Object.keys(fieldsOf(names))).toHaveLength(10);
  });

  it('ignores case, spaces and punctuation', () => {
    expect(fieldsOf(['stock_no.', '  MAKE ', 'ext. colour'])).toEqual({
      id: ['stock_no.'],
      make: ['  MAKE '],
      color: ['ext. colour'],
    });
  });

  it('orders several columns for a field by the aliases, not by the file', () => {
    expect(fieldsOf(['VIN', 'Make', 'Price', 'Internet Price'])['price']).toEqual([
      'Internet Price',
      'Price',
    ]);
  });

  it('lists the columns that it ignores', () => {
    expect(matchColumns(['VIN', 'Make', 'Trim', '', 'New/Used', 'MSRP']).ignored).toEqual([
      'Trim',
      'New/Used',
      'MSRP',
    ]);
  });

  it('takes only the mapped column for a mapped field', () => {
    const fields = fieldsOf(['VIN', 'Make', 'Price', 'Our Price'], { price: 'our price' });
    expect(fields['price']).toEqual(['Our Price']);
  });

  it('does not use a mapped column for another field', () => {
    const fields = fieldsOf(['VIN', 'Make', 'Model', 'Color'], { bodyStyle: 'Color' });
    expect(fields).toMatchObject({ bodyStyle: ['Color'] });
    expect(fields).not.toHaveProperty('color');
  });

  it('refuses a mapped column that the file does not have', () => {
    expect(() => matchColumns(['VIN', 'Make'], { price: 'Cost' })).toThrow(
      'The mapping of price names a column that is absent: Cost. The file has these columns: "VIN", "Make"',
    );
  });

  it('refuses a file without an id, and lists its columns', () => {
    expect(() => matchColumns(['Make', 'Model'])).toThrow(
      'No column has the VIN or the stock number. The file has these columns: "Make", "Model"',
    );
  });

  it('refuses a file without make and model', () => {
    expect(() => matchColumns(['VIN', 'Year'])).toThrow('No column has the make or the model');
  });

  it('recognises every alias, and has none twice', () => {
    const names = Object.values(columnAliases).flat();
    for (const name of names) {
      const matched = matchColumns(['VIN', 'Make', ...(name === 'VIN' || name === 'Make' ? [] : [name])]);
      expect(matched.ignored).toEqual([]);
    }
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  it('is documented alias by alias', () => {
    const page = readFileSync(new URL('../../../docs/dealers.md', import.meta.url), 'utf8');
    for (const [field, names] of Object.entries(columnAliases))
      expect(page).toContain(`| \`${field}\` | ${names.join(', ')} |`);
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
    expect(decodeMapping({ id: 'Key', price: 'Our Price' })).toEqual({ id: 'Key', price: 'Our Price' });
  });
});
