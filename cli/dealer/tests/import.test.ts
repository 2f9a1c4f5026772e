import { utimesSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { aFile } from '../../../tests/unit/tempFile.ts';
import { importInventory } from '../commands/importInventory.ts';
import {
  aContext,
  aDealer,
  aTime,
  dealer,
  dealerJson,
  minutesAgo,
  readVehicles,
  refsFor,
  startDealer,
  type Vehicles,
} from './dealer.ts';

const importFeed = (host: string, feed: string, ...options: readonly string[]) =>
  dealerJson('import', host, aFile(feed), '--yes', ...options);

const vin = '1HGCM82633A004352';
const listed = `${vin},N1,Kia,1000,/1.jpg,/2.jpg`;
const kia = { make: 'Kia', price: 1000, imageUrl: '/1.jpg', photoCount: 2 };
const numberedKia = { ...kia, stockNumber: 'N1' };
const urls = ['/1.jpg', '/2.jpg'];
const inStock = { inventory: { [vin]: numberedKia }, photos: { [vin]: { urls } } };
const soldAt = Timestamp.fromDate(new Date('2026-11-20T12:00:00Z'));
const sold = (sale: object) => ({ sales: { [vin]: { ...numberedKia, photos: urls, soldAt, ...sale } } });
/** An unchanged vehicle, so that no feed is empty. */
const opel = { N9: { make: 'Opel' } };

it.each<[string, before: Partial<Vehicles>, row: string, after: Partial<Vehicles>, options?: string[]]>([
  ['adds a vehicle with the photos of all columns, each once', {}, `${listed}|/1.jpg`, inStock],
  [
    'removes photos and values',
    inStock,
    `${vin},N1,Kia,call,/3.jpg,`,
    { inventory: { [vin]: { make: 'Kia', stockNumber: 'N1', imageUrl: '/3.jpg' } } },
  ],
  [
    'recognises a vehicle whose VIN is filled in, and moves it with its photos',
    { inventory: { N1: kia }, photos: { N1: { urls } } },
    listed,
    inStock,
  ],
  ['removes a vehicle with its photos', inStock, '', {}],
  ['sells a vehicle', inStock, '', sold({ soldAt: aTime, soldBy: 'feed' }), ['--removed-are-sold']],
  ['returns a vehicle that a feed sold, with its photos', sold({ soldBy: 'feed' }), listed, inStock],
  ['notes that a sold vehicle is not listed', sold({}), '', sold({ unlistedSince: aTime })],
  ['notes that it is listed again', sold({ unlistedSince: minutesAgo(60) }), listed, sold({})],
])('an import %s, and repeating it changes nothing', async (_, before, row, after, options = []) => {
  const host = await aDealer({ ...before, inventory: { ...before.inventory, ...opel } });
  const feed = `VIN,Stock #,Make,Price,Image URL,Photo Url List\n${row}\n,N9,Opel,,,\n`;
  expect((await importFeed(host, feed, ...options)).exitCode).toBe(0);
  const expected = { photos: {}, sales: {}, ...after, inventory: { ...after.inventory, ...opel } };
  expect(await readVehicles(host)).toEqual(expected);
  expect(await importFeed(host, feed, ...options)).toMatchObject({ exitCode: 0, json: { written: 0 } });
  expect(await readVehicles(host)).toEqual(expected);
});

const cars = Array.from({ length: 12 }, (_, car) => `N${car},Kia,${1000 + car},/${car}.jpg|/other.jpg`);
const aFeed = (rows: readonly string[]) => ['Stock #,Make,Price,Photo Url List', ...rows, ''].join('\n');
const feed = aFeed(cars);

it.each<[string, string, exitCode: number, json: object]>([
  ['lacks 6 of them', aFeed(cars.slice(6)), 3, { withheld: { length: 6 }, written: 0 }],
  ['lacks 7 of them', aFeed(cars.slice(7)), 1, { written: 0 }],
  ['ends within a row', feed.slice(0, -20), 3, { removed: [], keptForSafety: 1 }],
  ['renames a column', feed.replace('Price', 'Our Best'), 3, { missingFields: ['price'], written: 0 }],
  ['has empty columns', feed.replaceAll(/,1\d+,.*/g, ',0,'), 3, { implausible: { length: 24 } }],
  ['ends within its last cell', feed.slice(0, -3), 3, { leftOut: { length: 1 } }],
  ['has only totals', aFeed([',,9,']), 1, { error: expect.stringContaining('contains no vehicles') }],
])('loses nothing permanently to a feed that %s', async (_, badFeed, exitCode, json) => {
  const host = await aDealer();
  expect(await importFeed(host, feed)).toMatchObject({ exitCode: 0, json: { skipped: [], leftOut: [] } });
  const before = await readVehicles(host);
  expect(await importFeed(host, badFeed, '--removed-are-sold')).toMatchObject({ exitCode, json });
  expect((await importFeed(host, feed)).exitCode).toBe(0);
  expect(await readVehicles(host)).toEqual(before);
});

it('lists new columns until a person accepts them, and none of a refused file', async () => {
  const host = await aDealer();
  const run = async (column: string, ids: string, ...options: string[]) => {
    const rows = ids.replaceAll(/(\S+) ?/g, '$1,Kia,Yes\n');
    return (await importFeed(host, `Stock #,Make,${column}\n${rows}`, ...options)).exitCode;
  };
  expect([await run('Aging', 'N1 N2'), await run('Aging', 'N1 N2')]).toEqual([3, 3]);
  expect(await run('Aging', 'N1 N2', '--accept-columns', '--dry-run')).toBe(0);
  expect(await run('Aging', 'N1 N2')).toBe(3);
  expect(await run('Aging', 'N1 N2', '--accept-columns')).toBe(0);
  expect([await run('AGING', 'N1 N2'), await run('Frontline', 'N1 N2')]).toEqual([0, 3]);
  expect(await run('Frontline', 'N3 N4', '--accept-columns')).toBe(1);
  expect((await dealerJson('list', host)).json).toMatchObject({ acceptedColumns: ['Aging'] });
  const context = aContext(host, { confirm: (question) => Promise.resolve(/all right/.test(question)) });
  const file = aFile('Stock #,Make,Frontline\nN1,Kia,Yes\nN2,Kia,No\n');
  expect((await importInventory(context, file, {})).exitCode).toBe(0);
  expect([await run('Frontline', 'N1 N2'), await run('Aging', 'N1 N2')]).toEqual([0, 0]);
});

it('reports the whole plan', async () => {
  const others = ['BMW', 'Dodge', 'Eagle', 'Honda', 'Xpeng'].map((make) => [
    `${make[0]}1`,
    { make, price: 2000 },
  ]);
  const audi = { make: 'Audi', price: 1000, mileage: 50 };
  const host = await aDealer({
    inventory: { ...Object.fromEntries(others), A1: audi, N1: { make: 'Kia' } },
    sales: { R1: { make: 'Ram', soldBy: 'feed' }, S1: { make: 'Saab', soldAt } },
  });
  const path = aFile(`VIN,Stock #,Make,Price,Status,Visibility,Aging
,A1,Audi,1100,,Yes,7
,B1,BMW,20,,Yes,7
${vin},N1,Kia,,,Yes,7
,R1,Ram,,,Yes,7
,E1,Eagle,2000,Sold,Yes,7
,F1,Fiat,7k,Frontline,Yes,7
,H1,Honda,2000,,No,7
,X1,Xpeng,2000,,Yes,7
,G1,GMC,,,Yes,7
,A1,Acura,,,Yes,7
`);
  const { json, stderr } = await dealerJson('import', host, path, '--yes', '--removed-are-sold');
  expect(json).toMatchObject({
    ok: true,
    exitCode: 3,
    host,
    file: path,
    format: 'CSV, UTF-8, separated by commas',
    ignoredColumns: ['Aging'],
    newMatters: [{ name: 'Aging', detail: '7 10' }],
    rows: 10,
    unchanged: 2,
    skipped: [{ line: 11, id: 'A1', problems: [{ reason: 'A1 is already in line 2' }] }],
    leftOut: [{ line: 7, id: 'F1', problems: [{ column: 'Price (4)', reason: '"7k" is not a number' }] }],
    added: ['F1', 'G1'],
    changed: [{ id: 'A1', fields: ['price'] }],
    moved: [{ id: vin, from: 'N1' }],
    returned: [{ id: 'R1', from: 'R1' }],
    removed: ['D1', 'E1', 'H1'],
    offLot: ['E1', 'H1'],
    saleUpdates: ['S1'],
    unknownStatuses: { Frontline: 1 },
    implausible: [{ id: 'B1', field: 'price', value: 20 }],
    missingFields: ['mileage'],
    removedAreSold: true,
    written: 8,
    failures: [],
  });
  const [remark, warning, result] = stderr.split('\n').slice(-4);
  expect(remark).toBe('Removed vehicles are recorded as sold.');
  expect(warning).toMatch(/^Warning: check what is new \(above\)/);
  expect(result).toBe('8 of 8 changes were written.');
  const { lastImport, importLock } = refsFor(host);
  const times = { finishedAt: aTime, fileModifiedAt: aTime };
  const counts = { added: 3, changed: 2, removed: 3, skipped: 1 };
  expect((await lastImport.get()).data()).toEqual({ ...counts, ...times });
  // Released.
  expect((await importLock.get()).data()).toEqual({ holder: expect.any(String) as string });
  // A hidden vehicle is not sold.
  expect(Object.keys((await readVehicles(host)).sales)).toEqual(['D1', 'E1', 'S1']);
});

it('reads the columns of a mapping, and removes any number of vehicles with --allow-removals', async () => {
  const host = await aDealer();
  await importFeed(host, feed);
  const mapping = aFile('{ "price": "Our Best" }', 'json');
  const few = aFeed(cars.slice(7)).replace('Price', 'Our Best');
  const { exitCode, json } = await importFeed(host, few, '--mapping', mapping, '--allow-removals');
  expect([exitCode, json['written'], json['unchanged'], json['missingFields']]).toEqual([0, 7, 5, []]);
});

it('takes a changed car with --allow-changes, and an older file with a warning', async () => {
  const host = await aDealer();
  await importFeed(host, feed);
  const path = aFile(feed.replace('1000', '10'));
  utimesSync(path, 1, 1);
  const result = await dealerJson('import', host, path, '--yes', '--allow-changes');
  expect(result).toMatchObject({ exitCode: 3, json: { isOlder: true, written: 1, implausible: [] } });
  expect(result.stderr).toContain('Warning: the file is older than the one of the last import.');
});

it('writes the changes it has shown, unless refused or unattended', async () => {
  // JavaScript reads this as 2 ** 53.
  const serial = 9_007_199_254_740_993n;
  const bmw = { make: 'BMW', price: 2000 };
  const host = await aDealer({ inventory: { A: { make: 'Audi', price: 1000, serial }, B: bmw } });
  const before = await readVehicles(host);
  const { inventory } = refsFor(host);
  const { updateTime } = await inventory.doc('B').get();
  const file = aFile('Stock #,Make,Price\nA,Audi,"$1,100.00"\nB,BMW,2000\nD,Dodge,call\n');
  const preview =
    /\+ D {2}Dodge\n~ A {2}Audi: price 1000 → 1100\n3 rows: 1 to add, 1 to change, 0 to remove, 1 unch/;
  const context = aContext(host, {
    confirm: async (question) => {
      expect(question).toBe(`Write these changes to ${host}?`);
      expect(context.notes.join('\n')).toMatch(preview);
      return false;
    },
  });
  expect((await importInventory(context, file, {})).exitCode).toBe(1);
  expect(context.notes.at(-1)).toBe('Nothing was changed.');
  const unattended = expect.stringContaining('Repeat the command with --yes') as string;
  expect(await dealer('import', host, file)).toMatchObject({ exitCode: 2, stderr: unattended });
  expect(await readVehicles(host)).toEqual(before);
  expect(await dealer('import', host, file, '--yes')).toMatchObject({ exitCode: 0, stdout: '' });
  const audi = { make: 'Audi', price: 1100, serial: 2 ** 53 };
  expect((await readVehicles(host)).inventory).toEqual({ A: audi, B: bmw, D: { make: 'Dodge' } });
  expect((await inventory.where('serial', '==', serial).get()).size).toBe(1);
  expect((await inventory.doc('B').get()).updateTime).toEqual(updateTime);
  expect((await dealer('import', host, file)).stderr).toMatch(/\nThere is nothing to change\.\n$/);
});

it('reports vehicles that were sold or added while the question was open, and leaves them alone', async () => {
  const host = await aDealer({ inventory: { A: { make: 'Audi' } }, sales: { R: { soldBy: 'feed' } } });
  const { inventory, sales } = refsFor(host);
  const context = aContext(host, {
    confirm: async () => {
      await inventory.doc('A').delete();
      await inventory.doc('C').set({ make: 'Kia' });
      await sales.doc('R').set({ make: 'Ram' });
      return true;
    },
  });
  const file = aFile('Stock #,Make,Price\nA,Audi,5\nB,BMW,6\nC,Citroen,7\nR,Ram,8\n');
  expect(await importInventory(context, file, {})).toMatchObject({
    exitCode: 1,
    json: { written: 1, failures: { length: 3 } },
  });
  expect(context.notes.join('\n')).toMatch(/[AR], [AR] could not be written: sold/);
  expect(context.notes.join('\n')).toContain('C could not be written: in the inventory already');
  expect((await readVehicles(host)).inventory).toEqual({ B: { make: 'BMW', price: 6 }, C: { make: 'Kia' } });
});

it('runs the imports of a dealer one after another, and none after a later one', async () => {
  const host = await aDealer();
  const feeds = [feed, aFeed(cars.map((car) => car.replace(',10', ',11')))];
  const results = await Promise.all(feeds.map((text) => importFeed(host, text)));
  expect(results.map(({ json }) => json['written'])).toEqual([12, 12]);
  const { inventory } = await readVehicles(host);
  expect(new Set(Object.values(inventory).map(({ price }) => `${price}`.slice(0, 2))).size).toBe(1);
  const context = aContext(host, {
    confirm: async () => {
      await refsFor(host).importLock.update({ renewedAt: minutesAgo(1) });
      return (await importFeed(host, aFeed(cars.slice(1)))).exitCode === 0;
    },
  });
  const { json } = await importInventory(context, aFile(aFeed(cars.slice(2))), {});
  expect(json).toMatchObject({ written: 0, error: expect.stringContaining('Another import') as string });
});

it.each([
  // A killed process prints nothing more and has no exit code.
  ['SIGKILL', null, /to add/, /^$/],
  ['SIGINT', 130, /Interrupted: \d+ of \d+ changes were/, /"exitCode":130,.*"Interrupted"/],
] as const)('completes the inventory when it runs again after %s', async (signal, code, notes, out) => {
  const host = await aDealer();
  const total = 1000;
  const rows = Array.from({ length: total }, (_, index) => `N${index},Kia,${1000 + index}`);
  const file = aFile(['Stock #,Make,Price', ...rows].join('\n'));
  const count = async () => (await refsFor(host).inventory.count().get()).data().count;
  const { child, result } = startDealer(['import', host, file, '--yes', '--emulator', '--json']);
  await vi.waitUntil(async () => (await count()) > 100, { timeout: 60_000, interval: 20 });
  child.kill(signal);
  const { exitCode, stdout, stderr } = await result;
  expect(exitCode).toBe(code);
  expect(stderr).toMatch(notes);
  expect(stdout).toMatch(out);
  // The emulator may still commit writes of the killed process.
  let last = 0;
  await vi.waitUntil(async () => last === (last = await count()), { timeout: 60_000, interval: 500 });
  expect(last).toBeLessThan(total);
  // The lock of a killed import expires.
  await refsFor(host).importLock.update({ renewedAt: minutesAgo(1) });
  const again = await dealer('import', host, file, '--yes');
  expect(again.stderr).toMatch(/(\d+) of \1 changes were written\.\n$/);
  const { json } = await dealerJson('import', host, file);
  expect(json).toMatchObject({ unchanged: total, written: 0 });
});
