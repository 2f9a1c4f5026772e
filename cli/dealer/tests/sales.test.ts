import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { aDealer, dealer, dealerJson, lotOf, referencesOf } from './dealer.ts';

const saab = { make: 'Saab', model: '900', year: 1991, price: 9000, mileage: 90000, note: 'keep' };

it('moves a vehicle to the sales and back', async () => {
  const host = await aDealer({ S: saab });
  const { sales } = referencesOf(host);
  const sold = await dealer('sell', host, 'S');
  expect(sold).toMatchObject({ exitCode: 0, stderr: 'S (1991 Saab 900) is now sold.\n' });
  expect(await lotOf(host)).toEqual({});
  expect((await sales.doc('S').get()).data()).toEqual({
    ...saab,
    soldAt: expect.any(Timestamp) as Timestamp,
  });
  expect((await dealer('list', host, '--sold')).stdout).toMatch(
    /^ID +VEHICLE +PRICE +MILEAGE +SOLD ON\nS +1991 Saab 900 +\$9,000 +90,000 mi +\d{4}-\d\d-\d\d\n$/,
  );
  expect(await dealerJson('unsell', host, 'S')).toMatchObject({ exitCode: 0, json: { changed: true } });
  expect(await lotOf(host)).toEqual({ S: saab });
  expect((await sales.get()).size).toBe(0);
});

it('changes nothing when it runs again', async () => {
  const host = await aDealer({ S: saab });
  await dealer('sell', host, 'S');
  const { sales } = referencesOf(host);
  const before = (await sales.doc('S').get()).updateTime;
  expect(await dealerJson('sell', host, 'S')).toMatchObject({ exitCode: 0, json: { changed: false } });
  expect((await sales.doc('S').get()).updateTime).toEqual(before);
  await dealer('unsell', host, 'S');
  expect(await dealerJson('unsell', host, 'S')).toMatchObject({ exitCode: 0, json: { changed: false } });
});

it('refuses an unknown vehicle, and one that is in both places', async () => {
  const host = await aDealer({ S: saab });
  await referencesOf(host).sales.doc('S').set({ make: 'Other' });
  for (const command of ['sell', 'unsell']) {
    expect(await dealer(command, host, 'X')).toMatchObject({
      exitCode: 1,
      stderr: `${host} has no vehicle X\n`,
    });
    expect((await dealer(command, host, 'S')).stderr).toContain('S is in stock, and also among the sales');
  }
  expect(await lotOf(host)).toEqual({ S: saab });
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

it('lists the dealers', async () => {
  const hosts = await Promise.all([aDealer({ S: saab }), aDealer()]);
  await referencesOf(hosts[1]).metadata.set({ dealerName: 'Beta Cars' });
  const { json } = await dealerJson('dealers');
  const all = { dealerName: '', timeZone: 'UTC' };
  expect(json['dealers']).toContainEqual({ ...all, host: hosts[0], inStock: 1 });
  expect(json['dealers']).toContainEqual({ ...all, host: hosts[1], dealerName: 'Beta Cars', inStock: 0 });
});
