import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ColumnMapping, decodeMapping, matchColumns, noMapping, vehicleColumns } from './columns.ts';

const match = (names: readonly string[], fields: ColumnMapping['fields'] = {}, rows: unknown[][] = []) =>
  matchColumns(
    { names, rows: rows.map((cells, index) => ({ at: { index }, cells })) },
    { ...noMapping, fields },
  );

/** The names of the columns of each field. */
const fieldsOf = (names: readonly string[], fields: ColumnMapping['fields'] = {}) =>
  Object.fromEntries(
    [...match(names, fields).byField].map(([field, columns]) => [
      field,
      columns.map(({ name }) => name).join(','),
    ]),
  );

describe('matchColumns', () => {
  it.each<[string, ColumnMapping['fields'], object]>([
    [
      'stock_no.|  MAKE |ext. colour',
      {},
      { id: 'stock_no.', stockNumber: 'stock_no.', make: '  MAKE ', color: 'ext. colour' },
    ],
    ['VIN|Make|Price|Internet Price', {}, { id: 'VIN', make: 'Make', price: 'Internet Price,Price' }],
    ['VIN|Make|Price|Ours', { price: ['ours'] }, { id: 'VIN', make: 'Make', price: 'Ours' }],
    ['VIN|Make|B|A', { price: ['A', 'none', 'B'] }, { id: 'VIN', make: 'Make', price: 'A,B' }],
    ['VIN|Make|Price', { price: ['Ours'] }, { id: 'VIN', make: 'Make' }],
    ['VIN|Make|Price', { price: null }, { id: 'VIN', make: 'Make', price: '' }],
    ['VIN|Model|Body', { color: ['Body'] }, { id: 'VIN', model: 'Model', color: 'Body' }],
    ['id|vin|stockNumber|make', {}, { id: 'vin,stockNumber,id', stockNumber: 'stockNumber', make: 'make' }],
    [
      'stockNumber|key|make',
      { id: ['key'] },
      { id: 'key,stockNumber', stockNumber: 'stockNumber', make: 'make' },
    ],
    ['stockNumber|id|make', {}, { id: 'stockNumber,id', stockNumber: 'stockNumber', make: 'make' }],
    [
      'VehicleVIN|VehicleMake|VehicleColor',
      {},
      { id: 'VehicleVIN', make: 'VehicleMake', color: 'VehicleColor' },
    ],
    ['VIN|Make|mileage.value|mileage.unit', {}, { mileage: 'mileage.value', mileageUnit: 'mileage.unit' }],
    ['VIN|Make|Photo10|Photo2|Photo 1', {}, { imageUrl: 'Photo 1,Photo2,Photo10' }],
    ['VIN|Make|image[1].url|image[0].url', {}, { imageUrl: 'image[0].url,image[1].url' }],
    [
      'VIN|Make|additional_image_link|image_link2|additional_image_link |image_link',
      {},
      { imageUrl: 'image_link,image_link2,additional_image_link,additional_image_link ' },
    ],
    ['VIN|Make|B1|B2|A', { imageUrl: ['A', 'B1'] }, { imageUrl: 'A,B1' }],
  ])('finds the columns of %j with the mapping %j', (names, fields, expected) => {
    expect({ id: 'VIN', make: 'Make', ...fieldsOf(names.split('|'), fields) }).toEqual({
      id: 'VIN',
      make: 'Make',
      ...expected,
    });
  });

  it('finds VINs in the ids of an export', () => {
    const { byField } = match(['stockNumber', 'id', 'make'], {}, [['S1', '1HGCM82633A004352', 'Kia']]);
    expect(byField.get('id')?.map(({ name }) => name)).toEqual(['id', 'stockNumber']);
  });

  it('names the fields whose mapped columns are absent', () => {
    const { absent, byField } = match(['VIN', 'Make', 'Price'], { price: ['Ours', 'Theirs'] });
    expect([[...absent], byField.has('price')]).toEqual([[['price', ['Ours', 'Theirs']]], false]);
  });

  it('ignores a picture column without pictures', () => {
    const names = ['VIN', 'Make', 'Photos', 'Image', 'Picture'];
    const { byField, ignored } = match(names, {}, [
      ['1', 'Kia', '25', '/1.jpg', ''],
      ['2', 'Kia', '3', 'none', ''],
    ]);
    expect(byField.get('imageUrl')?.map(({ name }) => name)).toEqual(['Image', 'Picture']);
    expect(ignored).toEqual(['Photos']);
  });

  it('lists the columns that it ignores', () => {
    const { ignored } = match(['VIN', 'Make', 'Trim', '', 'New/Used', 'MSRP']);
    expect(ignored).toEqual(['Trim', 'New/Used', 'MSRP']);
  });

  it.each<[string, ColumnMapping['fields'], string]>([
    ['Make,Model', {}, 'the VIN or the stock number. The columns are "Make", "Model". If that is not'],
    ['VIN,Year', {}, 'No column has the make or the model'],
    ['VIN,Make', { id: null }, 'No column has the VIN or the stock number'],
  ])('refuses %j with the mapping %j', (names, fields, message) => {
    expect(() => match(names.split(','), fields)).toThrow(message);
  });

  it('recognises every alias, and lists none twice', () => {
    const names = Object.values(vehicleColumns).flatMap(({ aliases }) => aliases);
    for (const name of names) {
      const matched = match(['VIN', 'Make', ...(name === 'VIN' || name === 'Make' ? [] : [name])]);
      expect(matched.ignored).toEqual([]);
    }
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  it('recognises the columns that docs/columns.md lists', () => {
    const page = readFileSync(new URL('../../../docs/columns.md', import.meta.url), 'utf8');
    for (const [field, { aliases }] of Object.entries(vehicleColumns))
      expect(page).toContain(`| \`${field}\` | ${aliases.join(', ')} |`);
  });
});

describe('decodeMapping', () => {
  it.each([
    [{ cost: 'Price' }, 'unknown field: cost'],
    [{ toString: 'Price' }, 'unknown field: toString'],
    [{ price: {} }, 'must be a name or a list of names'],
    [{ price: ' ' }, 'must be a name or a list of names'],
    [{ price: [] }, 'must be a name or a list of names'],
    [{ price: ['Price', ''] }, 'must be a name or a list of names'],
    [{ only: ['101'] }, 'must be an object'],
    [{ only: { DCID: [] } }, 'only DCID must be a name or a list'],
    [[], 'must be an object'],
    [null, 'must be an object'],
  ])('refuses %j', (raw, message) => {
    expect(() => decodeMapping(raw)).toThrow(message);
  });

  it('accepts one name or several for each field, and the values of columns', () => {
    expect(
      decodeMapping({
        id: 'Key',
        price: ['Ours', 'Price'],
        imageUrl: null,
        only: { DCID: [101, '102'], Lot: '' },
      }),
    ).toEqual({
      fields: { id: ['Key'], price: ['Ours', 'Price'], imageUrl: null },
      only: { DCID: ['101', '102'], Lot: [''] },
    });
  });
});
