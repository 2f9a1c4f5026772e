import { utimesSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { importInventory } from '../commands/importInventory.ts';
import { dateOf } from '../dealerRefs.ts';
import { aContext, aDealer, dealer, dealerJson, inventoryOf, referencesOf, startDealer } from './dealer.ts';
import { aFile } from './tempFile.ts';

const audi = { make: 'Audi', price: 1000 };
const bmw = { make: 'BMW', price: 2000 };
const kia = { make: 'Kia', price: 3000 };

it('adds, changes and removes vehicles, leaves other fields alone, and writes nothing the second time', async () => {
  // Read as 2 ** 53: JavaScript has no such number.
  const serial = 9_007_199_254_740_993n;
  const host = await aDealer({ A: { ...audi, color: 'Red', serial }, B: bmw, C: kia });
  const updatesOf = async () => {
    const { docs } = await referencesOf(host).inventory.get();
    return Object.fromEntries(docs.map(({ id, updateTime }) => [id, updateTime.valueOf()]));
  };
  const before = await updatesOf();
  const file = aFile('Stock #,Make,Price,Ext Color\nA,Audi,"$1,100.00",\nB,BMW,2000,\nD,Dodge,call,Blue\n');
  const modifiedAt = new Date('2026-11-01T02:30:00Z');
  utimesSync(file, modifiedAt, modifiedAt);
  const { exitCode, stderr, stdout } = await dealer('import', host, file, '--yes');
  expect(stderr).toContain('3 rows: 1 to add, 1 to change, 1 to remove, 1 unchanged, 0 skipped');
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' });
  const lastImport = await referencesOf(host).lastImport.get();
  expect(dateOf(lastImport.get('fileModifiedAt'))).toEqual(modifiedAt);
  expect(await inventoryOf(host)).toEqual({
    A: { make: 'Audi', price: 1100, serial: 2 ** 53 },
    B: bmw,
    D: { make: 'Dodge', color: 'Blue' },
  });
  expect((await referencesOf(host).inventory.where('serial', '==', serial).get()).size).toBe(1);
  const after = await updatesOf();
  expect(after['A']).not.toBe(before['A']);
  expect(after['B']).toBe(before['B']);
  const again = await dealerJson('import', host, file);
  expect(again).toMatchObject({ exitCode: 0, json: { written: 0, unchanged: 3 } });
  expect((await dealer('import', host, file)).stderr).toMatch(/\nThere is nothing to change\.\n$/);
  expect(await updatesOf()).toEqual(after);
});

it('shows the changes, and writes nothing with --dry-run, after a no, or when nobody can answer', async () => {
  const host = await aDealer({ A: audi });
  const file = aFile('Stock #,Make,Price\nA,Audi,5\nB,BMW,call\n');
  const preview = /\+ B {2}BMW[^]*~ A {2}Audi: price 1000 → 5[^]*2 rows: 1 to add, 1 to change/;
  const dry = await dealer('import', host, file, '--dry-run');
  expect(dry.stderr).toMatch(preview);
  expect(dry.exitCode).toBe(0);
  const connection = aContext({
    confirm: async (question) => {
      expect(question).toBe(`Write these changes to ${host}?`);
      expect(connection.notes.join('\n')).toMatch(preview);
      return false;
    },
  });
  expect((await importInventory(connection, host, file, {})).exitCode).toBe(1);
  expect(connection.notes.at(-1)).toBe('Nothing was changed.');
  const unattended = await dealer('import', host, file);
  expect(unattended.stderr).toContain('Repeat the command with --yes');
  expect(unattended.exitCode).toBe(2);
  expect(await inventoryOf(host)).toEqual({ A: audi });
});

it('reports the vehicles that were sold or added while the question was open, and leaves them as they are', async () => {
  const host = await aDealer({ A: audi });
  const { inventory, sales } = referencesOf(host);
  await sales.doc('R').set({ make: 'Ram', soldBy: 'feed' });
  const connection = aContext({
    confirm: async () => {
      await inventory.doc('A').delete();
      await inventory.doc('C').set(kia);
      await sales.doc('R').set({ make: 'Ram' });
      return true;
    },
  });
  const file = aFile('Stock #,Make,Price\nA,Audi,5\nB,BMW,6\nC,Citroen,7\nR,Ram,8\n');
  const { exitCode, json } = await importInventory(connection, host, file, {});
  expect(exitCode).toBe(1);
  expect(json['written']).toBe(1);
  const ids = (json['failures'] as { id: string }[]).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(['A', 'C', 'R']);
  expect(connection.notes.join('\n')).toMatch(/[AR], [AR] could not be written: sold/);
  expect(await inventoryOf(host)).toEqual({ B: { make: 'BMW', price: 6 }, C: kia });
});

const photosOf = async (host: string, id: string) => (await referencesOf(host).photos.doc(id).get()).data();

/** Imports rows of a feed with photos. */
async function importPhotos(host: string, ...rows: readonly string[]) {
  const file = aFile(['Stock #,Make,Price,Image URL,Photo Url List', ...rows].join('\n'));
  return (await dealerJson('import', host, file, '--yes')).json;
}

it('imports the photos of all columns in order without duplicates, writes only changes, and removes photos', async () => {
  const host = await aDealer();
  const rows = ['A,Audi,1000,/1.jpg,/2.jpg|/1.jpg|/3.jpg', 'B,BMW,2000,,/4.jpg'];
  await importPhotos(host, ...rows);
  expect(await inventoryOf(host)).toEqual({
    A: { make: 'Audi', price: 1000, imageUrl: '/1.jpg', photoCount: 3 },
    B: { make: 'BMW', price: 2000, imageUrl: '/4.jpg' },
  });
  expect(await photosOf(host, 'A')).toEqual({ urls: ['/1.jpg', '/2.jpg', '/3.jpg'] });
  expect(await photosOf(host, 'B')).toBeUndefined();
  expect(await importPhotos(host, ...rows)).toMatchObject({ unchanged: 2, written: 0 });

  const vehicle = referencesOf(host).inventory.doc('A');
  const { updateTime } = await vehicle.get();
  const changed = ['A', 'B'].map((id) => ({ id, fields: ['imageUrl'] }));
  const others = ['A,Audi,1000,/1.jpg,/3.jpg|/2.jpg', 'B,BMW,2000,,/4.jpg|/5.jpg'];
  expect(await importPhotos(host, ...others)).toMatchObject({ changed });
  expect((await vehicle.get()).updateTime).toEqual(updateTime);
  expect(await photosOf(host, 'A')).toEqual({ urls: ['/1.jpg', '/3.jpg', '/2.jpg'] });
  expect((await inventoryOf(host))['B']).toMatchObject({ photoCount: 2 });

  await importPhotos(host, 'B,BMW,2000,,/5.jpg');
  expect(await inventoryOf(host)).toEqual({ B: { make: 'BMW', price: 2000, imageUrl: '/5.jpg' } });
  expect(await photosOf(host, 'A')).toBeUndefined();
  expect(await photosOf(host, 'B')).toBeUndefined();
});

it('imports JSON with a mapping, and reports bad elements by index', async () => {
  const host = await aDealer();
  const saab = { key: 7, make: 'Saab', was: 0, cost: 9000, lot: 'A' };
  const vehicles = [saab, { key: 'X1', lot: 'A' }, null, { lot: 'B' }];
  const file = aFile(JSON.stringify(vehicles), 'json');
  const mapping = aFile(JSON.stringify({ id: 'Key', price: ['Was', 'Cost'], only: { Lot: ['A'] } }), 'json');
  const { exitCode, json } = await dealerJson('import', host, file, '--mapping', mapping, '--yes');
  expect(exitCode).toBe(3);
  expect(json['skipped']).toEqual([
    { at: 'element 1', id: 'X1', problems: [{ column: 'make (2)', reason: 'has neither make nor model' }] },
    { at: 'element 2', problems: [{ reason: 'is not an object' }] },
  ]);
  expect(await inventoryOf(host)).toEqual({ 7: { make: 'Saab', price: 9000 } });
});

it.each([
  // A process that is killed says nothing more, and has no exit code.
  ['SIGKILL', null, /to add/, /^$/],
  ['SIGINT', 130, /Interrupted: \d+ of \d+ changes were written/, /"exitCode":130,.*"error":"Interrupted"/],
] as const)('completes the inventory when it runs again after %s', async (signal, code, messages, output) => {
  const host = await aDealer();
  const numbers = Array.from({ length: 1000 }, (_, index) => index);
  const file = aFile(
    ['Stock #,Make,Price', ...numbers.map((number) => `N${number},Kia,${1000 + number}`)].join('\n'),
  );
  const count = async () => (await referencesOf(host).inventory.count().get()).data().count;
  const { child, result } = startDealer(['import', host, file, '--yes', '--emulator', '--json']);
  await vi.waitUntil(async () => (await count()) > 100, { timeout: 60_000, interval: 20 });
  child.kill(signal);
  const { exitCode, stdout, stderr } = await result;
  expect(exitCode).toBe(code);
  expect(stderr).toMatch(messages);
  expect(stdout).toMatch(output);
  // The emulator may still commit writes of the killed process.
  let last = 0;
  await vi.waitUntil(
    async () => {
      const before = last;
      last = await count();
      return last === before;
    },
    { timeout: 60_000, interval: 500 },
  );
  expect(last).toBeLessThan(numbers.length);
  const again = await dealer('import', host, file, '--yes');
  expect(again.stderr).toMatch(/(\d+) of \1 changes were written\.\n$/);
  const expected = numbers.map((number) => [`N${number}`, { make: 'Kia', price: 1000 + number }]);
  expect(await inventoryOf(host)).toEqual(Object.fromEntries(expected));
});
