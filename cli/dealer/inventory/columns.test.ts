import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ColumnMapping, decodeMapping, matchColumns, vehicleColumns } from './columns.ts';
import { publicName } from './vehicleCodec.ts';

type Fields = ColumnMapping['fields'];

/** Matches columns, whose names are separated by bars. */
const match = (names: string, fields?: Fields) => matchColumns({ names: names.split('|'), rows: [] }, fields);

/** The columns of each field, such as 'price: Internet Price, Price'. */
const describeMatch = ({ byField }: ReturnType<typeof match>) =>
  [...byField]
    .map(([field, columns]) => `${field}: ${columns.map(({ name }) => name).join(', ')}`)
    .filter((text) => text !== 'id: VIN' && text !== 'make: Make')
    .join('; ');

describe('matchColumns', () => {
  it.each<[string, Fields, string]>([
    ['stock_no.|  MAKE ', {}, 'stockNumber: stock_no.; make:   MAKE ; id: stock_no.'],
    ['VIN|Make|Price|Ours', { price: ['ours'] }, 'price: Ours'],
    ['VIN|Make|B|A', { price: ['A', 'none', 'B'] }, 'price: A, B'],
    ['VIN|Model|Body', { color: ['Body'] }, 'color: Body; model: Model'],
    ['id|vin|stockNumber|make', {}, 'id: vin, stockNumber, id; stockNumber: stockNumber; make: make'],
    ['stockNumber|key|make', { id: ['key'] }, 'id: key, stockNumber; stockNumber: stockNumber; make: make'],
    ['stockNumber|id|make', {}, 'id: stockNumber, id; stockNumber: stockNumber; make: make'],
    ['VehicleVIN|VehicleMake|VehicleColor', {}, 'id: VehicleVIN; make: VehicleMake; color: VehicleColor'],
    ['VIN|Make|Photo10|Photo2|Photo 1', {}, 'photos: Photo 1, Photo2, Photo10'],
    ['VIN|Make|image_2_url|image_10_url|image_url', {}, 'photos: image_url, image_2_url, image_10_url'],
    ['VIN|Make|B1|B2|A', { photos: ['A', 'B1'] }, 'photos: A, B1'],
  ])('finds the columns of %j with the mapping %j', (names, fields, expected) => {
    expect(describeMatch(match(names, fields))).toBe(expected);
  });

  it.each<[string, Fields, string]>([
    ['Make|Model', {}, 'the VIN or the stock number. The columns are "Make", "Model". If that is not'],
    ['VIN|Year', {}, 'No column has the make or the model'],
    ['VIN|Make', { id: null }, 'No column has the VIN or the stock number'],
  ])('refuses %j with the mapping %j', (names, fields, message) => {
    expect(() => match(names, fields)).toThrow(message);
  });

  it('recognises every alias, each listed once in docs/columns.md', () => {
    const page = readFileSync(new URL('../../../docs/columns.md', import.meta.url), 'utf8');
    for (const [field, { aliases }] of Object.entries(vehicleColumns)) {
      expect(page).toContain(`| \`${publicName(field)}\` | ${aliases.join(', ')} |`);
      for (const name of aliases) expect(match(`VIN|Make|${name}`).ignored).toEqual([]);
    }
    const names = Object.values(vehicleColumns).flatMap(({ aliases }) => aliases);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
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
});
