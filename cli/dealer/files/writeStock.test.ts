import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { omitUndefined } from '../../../src/data/decode.ts';
import type { Vehicle } from '../../../src/data/model.ts';
import { matchColumns } from '../stock/columns.ts';
import { planImport } from '../stock/planImport.ts';
import { readCsv } from './readCsv.ts';
import { readJson } from './readJson.ts';
import { writeCsv, writeJson } from './writeStock.ts';

const folder = mkdtempSync(join(tmpdir(), 'showroom-export-'));
afterAll(() => rmSync(folder, { recursive: true }));

const now = new Date('2026-11-20T12:00:00Z');

/** Text with everything that is special to CSV, spreadsheets or Firestore's ids. */
const text = fc
  .string({ unit: fc.constantFrom(...Array.from('aZ09 é=+-@\'",;|[]\\$#＝')), minLength: 1, maxLength: 12 })
  .map((value) => value.replace(/\s+/g, ' ').trim())
  .filter((value) => value !== '');

const vehicle: fc.Arbitrary<Vehicle> = fc
  .record({
    id: text,
    make: text,
    model: fc.option(text, { nil: undefined }),
    year: fc.option(fc.integer({ min: 1886, max: 2028 }), { nil: undefined }),
    price: fc.option(
      fc.integer({ min: 1, max: 1_000_000_000 }).map((cents) => cents / 100),
      { nil: undefined },
    ),
    mileage: fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: undefined }),
    bodyStyle: fc.option(text, { nil: undefined }),
    color: fc.option(text, { nil: undefined }),
    features: fc.array(text, { maxLength: 4 }),
    imageUrl: fc.constantFrom(undefined, 'https://x.example/a,b;c/1.jpg?x="1"', '/photos/1.jpg'),
  })
  .map(({ id, features, ...others }) => ({ id, features, ...omitUndefined(others) }));

const lots = fc.uniqueArray(vehicle, {
  selector: ({ id }) => id.toUpperCase(),
  minLength: 1,
  maxLength: 5,
});

const documentsOf = (vehicles: readonly Vehicle[]) =>
  new Map(
    vehicles.map(({ id, features, ...fields }) => [
      id,
      features.length > 0 ? { ...fields, features } : fields,
    ]),
  );

describe.each([
  { extension: 'csv', write: writeCsv, read: readCsv },
  { extension: 'json', write: writeJson, read: readJson },
])('an export to $extension', ({ extension, write, read }) => {
  it('is imported as the same lot', async () => {
    const path = join(folder, `stock.${extension}`);
    await fc.assert(
      fc.asyncProperty(lots, async (vehicles) => {
        writeFileSync(path, write(vehicles));
        const { names, rows } = await read(path);
        const plan = await planImport(rows, matchColumns(names), documentsOf(vehicles), now, () => {});
        expect(plan).toMatchObject({ unchanged: vehicles.length, removed: [], skipped: [] });
      }),
      { numRuns: 300 },
    );
  });
});

describe('writeCsv', () => {
  it('has no cell that a spreadsheet would run', () => {
    const [, row] = writeCsv([{ id: '=1', make: '@x', model: '+1', color: '-1', features: ['=2'] }]).split(
      '\n',
    );
    expect(row?.split(',')).toEqual(["'=1", "'@x", "'+1", '', '', '', '', "'-1", "'=2", '']);
  });
});
