import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Vehicle } from '../../../src/shared/model.ts';
import { aFile } from '../../../tests/unit/tempFile.ts';
import { readId } from './cells.ts';
import { vehiclesAsCsv, vehiclesAsJson } from './exportVehicles.ts';
import type { ImportedVehicle, Vehicles } from './importedVehicle.ts';
import { planImport } from './planImport.ts';
import { readFeed } from './readFeed.ts';
import * as codec from './vehicleCodec.ts';

const now = new Date('2026-11-20T12:00:00Z');

/** Includes characters that are special in CSV, spreadsheets, lists or Firestore's ids. */
const character = fc.constantFrom(...Array.from('aZ09 é=+-@\'",;|~[]{}\\$#＝\t\r\n'));
const anyText = fc.string({ unit: character, minLength: 1, maxLength: 12 });
const number = fc.oneof(fc.nat(3000), fc.double({ min: 0, noNaN: true }), fc.constant('7'));
const photos = fc.subarray(['/1.jpg', '/2.jpg', '/2|3.jpg', 'https://x.example/ 2.jpg'], { minLength: 2 });

const anyDocument = fc.record(
  {
    make: anyText.filter((text) => text.trim() !== ''),
    // Two vehicles with the same one, or with the other's id, are the same vehicle.
    stockNumber: fc.uuid(),
    model: anyText,
    bodyStyle: fc.oneof(anyText, fc.string()),
    color: fc.anything(),
    year: number,
    price: number,
    mileage: number,
    features: fc.array(fc.oneof(anyText, fc.integer()), { maxLength: 4 }),
    imageUrl: fc.oneof(anyText, fc.webUrl(), fc.constantFrom('a/1.jpg', 'https://x.io/1|2.jpg')),
    photoCount: fc.constantFrom(2, 3),
  } satisfies Record<Exclude<keyof Vehicle, 'id'>, unknown>,
  { requiredKeys: ['make'] },
);
const anyVehicle = fc
  .tuple(anyDocument, photos)
  .map(([document, urls]) => codec.decodeImported(document, { urls }));
const anyId = fc
  .oneof(anyText, fc.constantFrom('1hgcm82633a004352', '1HGCM82633A004353', ' 1', 'a\tb'))
  .filter((id) => typeof readId(id) === 'string');
const anyInventories = fc
  .uniqueArray(fc.tuple(anyId, anyVehicle), {
    selector: ([id]) => JSON.stringify(readId(id)).toUpperCase(),
    minLength: 1,
    maxLength: 5,
  })
  .map((entries): Vehicles => new Map(entries));

it.each([
  { extension: 'csv', write: vehiclesAsCsv },
  { extension: 'json', write: vehiclesAsJson },
])('restores the vehicles of an exported $extension file, and removes none', async ({ extension, write }) => {
  /** Exports an inventory with one more vehicle, so that no file is empty, and imports the file into the same inventory. */
  const exportAndImport = async (vehicles: Vehicles) => {
    const inventory = new Map([...vehicles, ['always', { make: 'Kia', features: ['ABS'] }]]);
    const feed = await readFeed(aFile(write(inventory), extension), undefined, now);
    const { changes } = planImport(feed, inventory, new Map(), now);
    const { changes: added } = planImport(feed, new Map(), new Map(), now);
    const imported = new Map(added.map(({ id, fields }) => [id, fields as ImportedVehicle]));
    return { changes, imported };
  };
  await fc.assert(
    fc.asyncProperty(anyInventories, async (inventory) => {
      const { changes, imported } = await exportAndImport(inventory);
      expect(changes.filter(({ kind }) => kind === 'removed')).toEqual([]);
      expect((await exportAndImport(imported)).changes).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

it('writes no cell that a spreadsheet would run', () => {
  const vehicle = { make: ' @x', model: '+1\t@4', color: '-1', bodyStyle: 'x;=3\0y', features: ['＝2', 'x'] };
  const [, row, other] = vehiclesAsCsv(new Map(Object.entries({ '=1': vehicle, b: {} }))).split('\n');
  const quoted = [`"'+1\t'@4"`, `"x;'=3 y"`];
  expect(row?.split(',').filter(Boolean)).toEqual(["'=1", "'@x", ...quoted, "'-1", "'＝2 | x"]);
  expect(other).toBe('b,,,,,,,,,,');
});

it('restores a vehicle from its stored values, and from its sale', () => {
  fc.assert(
    fc.property(anyDocument, photos, (document, list) => {
      const vehicle = codec.decodeImported(document, { urls: list });
      const { values, urls } = codec.encodePatch(vehicle);
      expect(codec.decodeImported(values, { urls })).toEqual(vehicle);
      const sale = codec.encodeSale(document, { urls: list });
      const sold = { ...sale, soldAt: now, soldBy: 'feed', unlistedSince: { toDate: () => now } };
      expect(codec.decodeSale(sold)).toEqual({ ...vehicle, soldBy: 'feed', unlistedSince: now });
      expect(codec.restoreVehicle(sold, null)).toEqual({ document, urls: sale['photos'] });
    }),
  );
});

it('stores and exports a list only of several photos, and trusts only a complete one', () => {
  const vehicles = new Map(Object.entries({ A: {}, B: { photos: ['/1.jpg'] } }));
  expect(vehiclesAsJson(vehicles)).toBe('[\n{"id":"A"},\n{"id":"B","imageUrl":"/1.jpg"}\n]\n');
  const [urls, make, noList] = [['/1.jpg', '/2.jpg'], 'Kia', { photoCount: null }];
  const one = { values: { imageUrl: '/1.jpg', ...noList }, urls: [] };
  const none = { values: { imageUrl: null, ...noList }, urls: [] };
  const patches = [{ make }, { photos: ['/1.jpg'] }, { photos: null }];
  expect(patches.map(codec.encodePatch)).toEqual([{ values: { make } }, one, none]);
  expect(codec.decodeImported({ make, photoCount: 3 }, { urls }).photos).toEqual([]);
  const { photos: second } = codec.decodeImported({ make, imageUrl: '/2.jpg', photoCount: 2 }, { urls });
  expect(second).toEqual(['/2.jpg', '/1.jpg']);
  expect(codec.encodeSale({ make }, undefined)).toEqual({ make });
  expect(codec.restoreVehicle(undefined, { urls })).toEqual({ document: {}, urls });
  expect(codec.decodeAnyVehicle('A', { price: 5 })).toEqual({ id: 'A', features: [] });
  expect(codec.decodeAnyVehicle('A', { make })).toEqual({ id: 'A', make, features: [] });
});
