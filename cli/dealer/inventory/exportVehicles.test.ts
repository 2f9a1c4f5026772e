import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../files/readCsv.ts';
import { readJson } from '../files/readJson.ts';
import { aFile } from '../tests/tempFile.ts';
import { matchColumns } from './columns.ts';
import { decodeRows, type Vehicles, planImport } from './planImport.ts';
import { csvFormat, jsonFormat, planExport } from './planExport.ts';

const now = new Date('2026-11-20T12:00:00Z');

/** Everything that is special to CSV, spreadsheets, lists or Firestore's ids. */
const anyText = fc.string({
  unit: fc.constantFrom(...Array.from('aZ09 é=+-@\'",;|~<br>[]\\$#＝\r\n')),
  minLength: 1,
  maxLength: 12,
});
const number = fc.oneof(
  fc.integer({ min: 0, max: 3000 }),
  fc.double({ min: 0, noNaN: true }),
  fc.constant('7'),
);

/** Vehicles that somebody else wrote. */
const wildVehicle = fc.record(
  {
    ...{ make: anyText, model: anyText, bodyStyle: fc.oneof(anyText, fc.string()), color: fc.anything() },
    ...{ year: number, price: number, mileage: number },
    features: fc.array(fc.oneof(anyText, fc.integer()), { maxLength: 4 }),
    imageUrl: fc.oneof(anyText, fc.webUrl(), fc.constantFrom('photos/1.jpg', 'https://x.example/1|2.jpg')),
    photos: fc.constantFrom(
      ['/1.jpg', '/2|3.jpg'],
      ['/1.jpg', 'https://x.example/ 2.jpg'],
      ['/1.jpg', '/2.jpg'],
    ),
  },
  { requiredKeys: ['make'] },
);
const wildId = fc.oneof(anyText, fc.constantFrom('1hgcm82633a004352', '1HGCM82633A004353', ' 1', 'a\tb'));
const wildInventories = fc
  .uniqueArray(fc.tuple(wildId, wildVehicle), {
    selector: ([id]) => id.toUpperCase(),
    minLength: 1,
    maxLength: 5,
  })
  .map((entries): Vehicles => new Map(entries));

describe.each([
  { extension: 'csv', format: csvFormat, read: readCsv },
  { extension: 'json', format: jsonFormat, read: readJson },
])('an export to $extension', ({ extension, format, read }) => {
  /** Exports an inventory with one more vehicle, so that no file is empty, and imports the file into the same inventory. */
  const exportAndImport = async (vehicles: Vehicles) => {
    const inventory = new Map([...vehicles, ['always', { make: 'Kia', features: ['ABS'] }]]);
    const { vehicles: exported, altered } = planExport(inventory, format, now);
    const file = await read(aFile(format.write(exported), extension));
    const columns = matchColumns(file.names);
    const rows = decodeRows(file.rows, columns, now);
    const plan = planImport(rows, columns, inventory);
    const { changes } = planImport(rows, columns, new Map());
    const imported: Vehicles = new Map(changes.map(({ id, fields }) => [id, fields]));
    return { ...plan, altered, imported };
  };

  it('is imported as the same vehicles, and names what an import changes, but nothing that an import wrote', async () => {
    await fc.assert(
      fc.asyncProperty(wildInventories, async (inventory) => {
        const { altered, changes, imported } = await exportAndImport(inventory);
        expect(changes.filter(({ kind }) => kind === 'removed')).toEqual([]);
        const named = new Set(altered.map(({ id }) => id));
        expect(changes.filter(({ from }) => !named.has(from))).toEqual([]);
        expect(await exportAndImport(imported)).toMatchObject({ altered: [], changes: [] });
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['A', { make: 'Saab', price: 0 }, 'price 0 → none'],
    ['A', { make: 'Land  Rover' }, 'make "Land  Rover" → "Land Rover"'],
    ['A', { make: 'Saab', imageUrl: 'photos/1.jpg' }, 'has no valid http(s) URL'],
    ['A', { make: 'Saab', year: 2031 }, 'is not a year from 1886 to 2028'],
    ['A', { make: 'Saab', price: 10_000_001 }, 'is over 10,000,000'],
    ['A', { make: 'Saab', price: '9000' }, 'price "9000" → none'],
    ['A', { note: 'no vehicle' }, 'has neither make nor model'],
    ['1hgcm82633a004352', { make: 'Saab' }, 'id "1hgcm82633a004352" → 1HGCM82633A004352'],
  ])('names %s %j, and an import removes nothing', async (id, document, reason) => {
    const { altered, changes } = await exportAndImport(new Map([[id, document]]));
    expect(altered).toEqual([{ id, reason: expect.stringContaining(reason) as string }]);
    expect(changes.filter(({ kind }) => kind === 'removed' || kind === 'added')).toEqual([]);
  });
});

it('writes no cell that a spreadsheet would run', () => {
  const vehicle = { id: '=1', make: ' @x', model: '+1', color: '-1', features: ['＝2'] };
  const [, row] = csvFormat.write([vehicle]).split('\n');
  expect(row?.split(',').filter(Boolean)).toEqual(["'=1", "'@x", "'+1", "'-1", "'＝2"]);
});
