import { expect, it } from 'vitest';
import { aDealer, dealer, dealerJson, inventoryOf, referencesOf } from './dealer.ts';
import { aFile } from './tempFile.ts';

const photosOf = async (host: string, id: string) => (await referencesOf(host).photos.doc(id).get()).data();

const aFeed = (...rows: readonly string[]) =>
  aFile(['Stock #,Make,Price,Image URL,Photo Url List', ...rows].join('\n'), 'csv');

const importInventory = (host: string, path: string, ...options: readonly string[]) =>
  dealerJson('import', host, path, '--yes', '--allow-removals', ...options);

it('imports the photos of all columns in order, each once, and writes only what changed', async () => {
  const host = await aDealer();
  const file = aFeed('A,Audi,1000,/1.jpg,/2.jpg|/1.jpg|/3.jpg', 'B,BMW,2000,,/4.jpg');
  await importInventory(host, file);
  expect(await inventoryOf(host)).toEqual({
    A: { make: 'Audi', price: 1000, imageUrl: '/1.jpg', photoCount: 3 },
    B: { make: 'BMW', price: 2000, imageUrl: '/4.jpg' },
  });
  expect(await photosOf(host, 'A')).toEqual({ urls: ['/1.jpg', '/2.jpg', '/3.jpg'] });
  expect(await photosOf(host, 'B')).toBeUndefined();
  expect((await importInventory(host, file)).json).toMatchObject({ unchanged: 2, written: 0 });

  const vehicle = referencesOf(host).inventory.doc('A');
  const { updateTime } = await vehicle.get();
  const other = aFeed('A,Audi,1000,/1.jpg,/3.jpg|/2.jpg', 'B,BMW,2000,,/4.jpg|/5.jpg');
  expect((await importInventory(host, other)).json).toMatchObject({
    changed: [
      { id: 'A', fields: ['photos'] },
      { id: 'B', fields: ['photos'] },
    ],
  });
  expect((await vehicle.get()).updateTime).toEqual(updateTime);
  expect(await photosOf(host, 'A')).toEqual({ urls: ['/1.jpg', '/3.jpg', '/2.jpg'] });
  expect((await inventoryOf(host))['B']).toMatchObject({ photoCount: 2 });
});

it('removes the photos with the vehicle, and when one is left', async () => {
  const host = await aDealer();
  await importInventory(host, aFeed('A,Audi,1000,,/1.jpg|/2.jpg', 'B,BMW,2000,,/3.jpg|/4.jpg'));
  await importInventory(host, aFeed('B,BMW,2000,,/3.jpg'));
  expect(await inventoryOf(host)).toEqual({ B: { make: 'BMW', price: 2000, imageUrl: '/3.jpg' } });
  expect(await photosOf(host, 'A')).toBeUndefined();
  expect(await photosOf(host, 'B')).toBeUndefined();
});

it('prunes the public photos of vehicles that are not in stock, and says which', async () => {
  const host = await aDealer({ A: { make: 'Audi', photoCount: 2 } });
  const { photos, sales } = referencesOf(host);
  const urls = ['/1.jpg', '/2.jpg'];
  for (const id of ['A', 'S', 'X']) await photos.doc(id).set({ urls });
  await sales.doc('S').set({ make: 'Saab', photoCount: 2, soldAt: new Date() });
  const dry = await dealer('prune', host, '--dry-run');
  expect(dry.stderr).toBe(
    'The photos of S, which is not in stock\nThe photos of X, which is not in stock\nNothing was deleted.\n',
  );
  expect((await dealer('prune', host)).exitCode).toBe(2);
  expect((await photos.get()).size).toBe(3);
  expect(await dealerJson('prune', host, '--yes')).toMatchObject({ json: { deleted: ['S', 'X'] } });
  expect((await photos.get()).docs.map(({ id }) => id)).toEqual(['A']);
  await dealer('unsell', host, 'S');
  expect(await photosOf(host, 'S')).toEqual({ urls });
});
