import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { aDealer, dealer, dealerJson, inventoryOf, referencesOf } from './dealer.ts';

const saab = { make: 'Saab', model: '900', year: 1991, price: 9000, mileage: 90000, note: 'keep' };

it('moves a vehicle with its photos to the private sales and back, once', async () => {
  const vehicle = { ...saab, photoCount: 2 };
  const urls = ['/1.jpg', '/2.jpg'];
  const host = await aDealer({ S: vehicle });
  const { photos, sales } = referencesOf(host);
  await photos.doc('S').set({ urls });
  const sold = await dealer('sell', host, 'S');
  expect(sold).toMatchObject({ exitCode: 0, stderr: 'S (1991 Saab 900) is now sold.\n' });
  expect(await inventoryOf(host)).toEqual({});
  expect((await photos.get()).size).toBe(0);
  const sale = await sales.doc('S').get();
  expect(sale.data()).toEqual({ ...vehicle, photos: urls, soldAt: expect.any(Timestamp) as Timestamp });
  expect(await dealerJson('sell', host, 'S')).toMatchObject({ exitCode: 0, json: { changed: false } });
  expect((await sales.doc('S').get()).updateTime).toEqual(sale.updateTime);
  expect((await dealer('list', host, '--sold')).stdout).toMatch(
    /^ID +VEHICLE +PRICE +MILEAGE +SOLD ON\nS +1991 Saab 900 +\$9,000 +90,000 mi +\d{4}-\d\d-\d\d\n$/,
  );
  expect(await dealerJson('unsell', host, 'S')).toMatchObject({ exitCode: 0, json: { changed: true } });
  expect(await dealerJson('unsell', host, 'S')).toMatchObject({ exitCode: 0, json: { changed: false } });
  expect(await inventoryOf(host)).toEqual({ S: vehicle });
  expect((await photos.doc('S').get()).data()).toEqual({ urls });
  expect((await sales.get()).size).toBe(0);
});

it('sells the vehicle in the inventory when an earlier one was sold under its stock number', async () => {
  const host = await aDealer({ V: { ...saab, stockNumber: 'N1' } });
  await referencesOf(host).sales.doc('N1').set({ make: 'Ford', soldAt: Timestamp.now() });
  expect(await dealerJson('sell', host, 'N1')).toMatchObject({
    json: { vehicles: [{ id: 'V', changed: true }] },
  });
  expect(await inventoryOf(host)).toEqual({});
});

it('refuses an unknown vehicle, and one that is in both places', async () => {
  const host = await aDealer({ S: saab });
  await referencesOf(host).sales.doc('S').set({ make: 'Other' });
  for (const command of ['sell', 'unsell']) {
    expect(await dealer(command, host, 'X')).toMatchObject({
      exitCode: 1,
      stderr: `${host} has no vehicle X\n`,
    });
    expect((await dealer(command, host, 'S')).stderr).toContain(
      'S is in the inventory, and also among the sales',
    );
  }
  expect(await inventoryOf(host)).toEqual({ S: saab });
});

it('lists the vehicles in stock', async () => {
  const host = await aDealer({ S: saab, T: { make: 'Tesla' }, U: { note: 'no vehicle' } });
  expect((await dealer('list', host)).stdout.split('\n')).toEqual([
    'ID  VEHICLE        PRICE   MILEAGE',
    'S   1991 Saab 900  $9,000  90,000 mi',
    'T   Tesla',
    'U',
    '',
  ]);
  const { json } = await dealerJson('list', host);
  expect(json['vehicles']).toMatchObject([{ id: 'S', price: 9000 }, { id: 'T' }, { id: 'U' }]);
});

it('finds vehicles by their stock number, and continues after an unknown one', async () => {
  const host = await aDealer({ V1: { ...saab, stockNumber: '0N/12' }, V2: saab, S: saab });
  const error = `${host} has no vehicle X`;
  const vehicles = [
    { id: 'V1', changed: true },
    { id: 'X', error },
    { id: 'V2', changed: true },
  ];
  expect(await dealerJson('sell', host, 'n12', 'X', 'v2')).toMatchObject({
    exitCode: 1,
    json: { ok: false, error, vehicles },
  });
  expect(Object.keys(await inventoryOf(host))).toEqual(['S']);
  expect((await dealer('unsell', host, 'N/12', 'V2')).exitCode).toBe(0);
  await referencesOf(host).inventory.doc('V2').update({ stockNumber: 'N/12' });
  expect((await dealer('sell', host, 'N/12')).stderr).toContain(
    'Several vehicles have the stock number N/12',
  );
});

it('keeps a sale of the feed that a person confirms', async () => {
  const host = await aDealer();
  const sale = referencesOf(host).sales.doc('S');
  await sale.set({ ...saab, soldAt: new Date(), soldBy: 'feed' });
  expect((await dealer('sell', host, 'S')).stderr).toContain('stays sold, even if a feed lists it again');
  expect((await sale.get()).get('soldBy')).toBeUndefined();
});
