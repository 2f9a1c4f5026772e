import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { aDealer, dealer, dealerJson, inventoryOf, referencesOf } from './dealer.ts';
import { aFile } from './tempFile.ts';

// Bad nightly feeds, and how the next good feed repairs the inventory.

const count = 40;

const vinOf = (index: number) => `1HGCM82633A${String(index).padStart(6, '0')}`;

type Column = 'Stock #' | 'VIN' | 'Make' | 'Price' | 'Photo Url List';

const cellOf: Readonly<Record<Column, (index: number) => string>> = {
  'Stock #': (index) => `N${index}`,
  VIN: vinOf,
  Make: () => 'Kia',
  Price: (index) => String(10_000 + index),
  'Photo Url List': (index) => `/${index}/1.jpg|/${index}/2.jpg`,
};

const cars = Array.from({ length: count }, (_, index) => index);

/** The lines of a feed. `changes` replaces the cells of a column. */
function feed(
  indexes: readonly number[] = cars,
  changes: Partial<Record<Column, (index: number) => string>> = {},
): string {
  const columns = Object.keys(cellOf) as Column[];
  return [
    columns.join(','),
    ...indexes.map((index) => columns.map((column) => (changes[column] ?? cellOf[column])(index)).join(',')),
    '',
  ].join('\n');
}

const night = (host: string, content: string | Uint8Array, ...options: readonly string[]) =>
  dealerJson('import', host, aFile(content), '--removed-are-sold', '--yes', ...options);

const photosOf = async (host: string): Promise<Record<string, unknown>> => {
  const { docs } = await referencesOf(host).photos.get();
  return Object.fromEntries(docs.map((document) => [document.id, document.get('urls')]));
};

const countSales = async (host: string) => (await referencesOf(host).sales.count().get()).data().count;

/** Everything that an operator and a visitor can see. */
const stateOf = async (host: string) => ({
  inventory: await inventoryOf(host),
  photos: await photosOf(host),
  sold: await countSales(host),
});

async function anInventory(content = feed()) {
  const host = await aDealer();
  expect(await night(host, content)).toMatchObject({ exitCode: 0, json: { skipped: [], leftOut: [] } });
  return { host, before: await stateOf(host) };
}

it('returns the vehicles that a truncated feed sold, with photos, and none that a person sold', async () => {
  const { host, before } = await anInventory();
  await dealer('sell', host, 'N39');
  expect((await night(host, feed(cars.slice(0, 20)), '--allow-removals')).exitCode).toBe(0);
  expect(await countSales(host)).toBe(20);
  const { sales } = referencesOf(host);
  expect((await sales.doc(vinOf(20)).get()).data()).toMatchObject({
    soldBy: 'feed',
    soldAt: expect.any(Timestamp) as Timestamp,
    photos: ['/20/1.jpg', '/20/2.jpg'],
  });
  expect(Object.keys(await photosOf(host))).toHaveLength(20);

  const healed = { offLot: [vinOf(39)], added: [], returned: { length: 19 } };
  expect(await night(host, feed())).toMatchObject({ exitCode: 0, json: healed });
  const inventory = { ...before.inventory };
  const photos = { ...before.photos };
  delete inventory[vinOf(39)];
  delete photos[vinOf(39)];
  expect(await stateOf(host)).toEqual({ inventory, photos, sold: 1 });
  expect(await dealerJson('unsell', host, 'N39', vinOf(38))).toMatchObject({
    exitCode: 0,
    json: { vehicles: [{ changed: true }, { changed: false }] },
  });
  expect(await stateOf(host)).toEqual(before);
});

const binary = Uint8Array.from({ length: 4096 }, (_, index) => 128 + ((index * 7919) % 128));
const few = cars.slice(0, 12);
const badNights: [string, string | Uint8Array, exitCode: number, json: object][] = [
  ['lacks 5 of 12 vehicles', feed(few.slice(5)), 0, { removed: { length: 5 } }],
  ['lacks 6 of them', feed(few.slice(6)), 3, { withheld: { length: 6 } }],
  ['lacks 7 of them', feed(few.slice(7)), 1, { written: 0 }],
  ['ends within a row', feed(few).slice(0, -30), 3, { removed: [], keptForSafety: 1 }],
  ['renames a column', feed(few).replace('Price', 'Our Best'), 3, { missingFields: ['price'], written: 0 }],
  [
    'has empty columns',
    feed(few, { Price: () => '0', 'Photo Url List': () => '' }),
    3,
    { lostFields: ['price', 'imageUrl'], written: 0 },
  ],
  [
    'counts the photos',
    feed(few, { 'Photo Url List': () => '25' }),
    3,
    { ignoredColumns: ['Photo Url List'], missingFields: ['imageUrl'], written: 0 },
  ],
  ['is empty', '', 1, {}],
  ['has only totals', `${feed([])},,,9,\n`, 1, {}],
  ['is binary', binary, 1, {}],
];
it.each(badNights)('loses nothing permanently to a feed that %s', async (_, content, exitCode, json) => {
  const { host, before } = await anInventory(feed(few));
  expect(await night(host, content)).toMatchObject({ exitCode, json });
  expect((await night(host, feed(few))).exitCode).toBe(0);
  expect(await stateOf(host)).toEqual(before);
});

it('returns a vehicle that a person sold and the dealer bought back', async () => {
  const two = cars.slice(0, 2);
  const { host, before } = await anInventory(feed(two));
  const sale = referencesOf(host).sales.doc(vinOf(1));
  await dealer('sell', host, 'N1');
  expect((await night(host, feed([0]))).exitCode).toBe(0);
  expect(await night(host, feed(two))).toMatchObject({
    exitCode: 0,
    json: { offLot: [vinOf(1)], returned: [] },
  });
  expect((await sale.get()).get('unlistedSince')).toBeUndefined();
  await night(host, feed([0]));
  const { seconds } = (await sale.get()).get('unlistedSince') as Timestamp;
  await sale.update({ unlistedSince: new Timestamp(seconds - 7 * 24 * 60 * 60, 0) });
  expect(await night(host, feed(two))).toMatchObject({ exitCode: 0, json: { returned: { length: 1 } } });
  expect(await stateOf(host)).toEqual(before);
});

it('recognises vehicles whose ids change from stock number to VIN and back', async () => {
  const four = cars.slice(0, 4);
  const byStock = (placeholder: string) => feed(four, { VIN: () => placeholder });
  const host = await aDealer();
  expect(await night(host, byStock('TBD'))).toMatchObject({ exitCode: 0 });
  expect(Object.keys(await inventoryOf(host))).toEqual(['N0', 'N1', 'N2', 'N3']);
  await dealer('sell', host, 'N3');

  const filled = await night(host, feed(four));
  expect(filled).toMatchObject({ exitCode: 0, json: { added: [], removed: [], offLot: ['N3'] } });
  const after = await stateOf(host);
  expect(Object.keys(after.inventory)).toEqual([vinOf(0), vinOf(1), vinOf(2)]);
  expect(after.inventory[vinOf(0)]).toMatchObject({ stockNumber: 'N0', photoCount: 2 });
  const photos = [0, 1, 2].map((index) => [vinOf(index), [`/${index}/1.jpg`, `/${index}/2.jpg`]]);
  expect(after.photos).toEqual(Object.fromEntries(photos));
  expect(after.sold).toBe(1);

  for (const content of [byStock(''), feed(four), byStock('TBD')]) {
    expect(await night(host, content)).toMatchObject({ exitCode: 0, json: { written: 0 } });
    expect(await stateOf(host)).toEqual(after);
  }
});
