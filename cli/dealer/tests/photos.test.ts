import { expect, it } from 'vitest';
import { aDealer, dealer, dealerJson, lotOf, referencesOf } from './dealer.ts';
import { aFile } from './tempFile.ts';

const photosOf = async (host: string, id: string) => (await referencesOf(host).photos.doc(id).get()).data();

const aStock = (...rows: readonly string[]) =>
  aFile(['Stock #,Make,Price,Image URL,Photo Url List', ...rows].join('\n'), 'csv');

const importStock = (host: string, path: string, ...options: readonly string[]) =>
  dealerJson('import', host, path, '--yes', '--allow-removals', ...options);

it('imports the photos of all columns in order, each once, and writes only what changed', async () => {
  const host = await aDealer();
  const file = aStock('A,Audi,1000,/1.jpg,/2.jpg|/1.jpg|/3.jpg', 'B,BMW,2000,,/4.jpg');
  await importStock(host, file);
  expect(await lotOf(host)).toEqual({
    A: { make: 'Audi', price: 1000, imageUrl: '/1.jpg', photoCount: 3 },
    B: { make: 'BMW', price: 2000, imageUrl: '/4.jpg' },
  });
  expect(await photosOf(host, 'A')).toEqual({ urls: ['/1.jpg', '/2.jpg', '/3.jpg'] });
  expect(await photosOf(host, 'B')).toBeUndefined();
  expect((await importStock(host, file)).json).toMatchObject({ unchanged: 2, written: 0 });

  const vehicle = referencesOf(host).lot.doc('A');
  const { updateTime } = await vehicle.get();
  const other = aStock('A,Audi,1000,/1.jpg,/3.jpg|/2.jpg', 'B,BMW,2000,,/4.jpg|/5.jpg');
  expect((await importStock(host, other)).json).toMatchObject({
    changed: [
      { id: 'A', fields: ['photos'] },
      { id: 'B', fields: ['photos'] },
    ],
  });
  expect((await vehicle.get()).updateTime).toEqual(updateTime);
  expect(await photosOf(host, 'A')).toEqual({ urls: ['/1.jpg', '/3.jpg', '/2.jpg'] });
  expect((await lotOf(host))['B']).toMatchObject({ photoCount: 2 });
});

it('removes the photos with the vehicle, and when one is left', async () => {
  const host = await aDealer();
  await importStock(host, aStock('A,Audi,1000,,/1.jpg|/2.jpg', 'B,BMW,2000,,/3.jpg|/4.jpg'));
  await importStock(host, aStock('B,BMW,2000,,/3.jpg'));
  expect(await lotOf(host)).toEqual({ B: { make: 'BMW', price: 2000, imageUrl: '/3.jpg' } });
  expect(await photosOf(host, 'A')).toBeUndefined();
  expect(await photosOf(host, 'B')).toBeUndefined();
});

it('keeps the photos of a sold vehicle', async () => {
  const host = await aDealer();
  await importStock(host, aStock('A,Audi,1000,,/1.jpg|/2.jpg', 'B,BMW,2000,,/3.jpg|/4.jpg'));
  await importStock(host, aStock('B,BMW,2000,,/3.jpg|/4.jpg'), '--removed-are-sold');
  await dealer('sell', host, 'B');
  const photos = [await photosOf(host, 'A'), await photosOf(host, 'B')];
  expect(photos).toEqual([{ urls: ['/1.jpg', '/2.jpg'] }, { urls: ['/3.jpg', '/4.jpg'] }]);
  await dealer('unsell', host, 'B');
  expect((await lotOf(host))['B']).toMatchObject({ photoCount: 2 });
});
