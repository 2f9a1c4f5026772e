import { seedVehicles } from '../../src/data/seedVehicles.ts';
import { aVehicle } from './dealer.ts';
import { expect, test } from './fixtures.ts';

const writes = 'documents:commit';
const refusal = 'The empty inventory could not be seeded';

test('an empty tenant is seeded with the five vehicles and the marker', async ({ dealer, site }) => {
  await site.open();
  await site.choose('Inventory');
  await expect(site.cards).toHaveCount(5);

  const stored = await dealer.readVehicles();
  expect(stored).toEqual(seedVehicles.map((vehicle) => ({ id: vehicle.id, data: vehicle })));
  expect(await dealer.readMarker()).toEqual({ seededAt: expect.any(Date) });
});

test('a second visit writes nothing', async ({ dealer, site, newVisitor }) => {
  await site.open();
  await expect(site.cards).toHaveCount(3);
  expect(site.requestsTo(writes)).not.toHaveLength(0);
  const marker = await dealer.readMarker();

  const second = await newVisitor(dealer);
  await second.open();
  await second.choose('Inventory');
  await expect(second.cards).toHaveCount(5);
  expect(second.requestsTo(writes)).toHaveLength(0);
  expect(await dealer.readMarker()).toEqual(marker);
});

test('of two first visitors at the same moment one seeds, and both see five vehicles', async ({
  dealer,
  newVisitor,
  troubles,
}) => {
  troubles.expect(/status of 403/);
  const visitors = await Promise.all([newVisitor(dealer), newVisitor(dealer)]);
  const gates = await Promise.all(visitors.map((visitor) => visitor.holdBack(`**/${writes}**`)));
  const refusals: string[] = [];
  for (const { page } of visitors) {
    page.on('console', (message) => {
      if (message.text().includes(refusal)) refusals.push(message.text());
    });
  }

  await Promise.all(visitors.map((visitor) => visitor.open()));
  for (const visitor of visitors)
    await expect.poll(() => visitor.requestsTo(writes).length).toBeGreaterThan(0);
  for (const { letGo } of gates) letGo();

  for (const visitor of visitors) {
    await visitor.choose('Inventory');
    await expect(visitor.cards).toHaveCount(5);
  }
  await expect.poll(() => refusals.length).toBe(1);
  expect((await dealer.readVehicles()).map(({ id }) => id)).toEqual(['v1', 'v2', 'v3', 'v4', 'v5']);
  expect(await dealer.readMarker()).toEqual({ seededAt: expect.any(Date) });
});

test('a lot that its dealer has emptied stays empty', async ({ dealer, site }) => {
  await dealer.putMarker();
  const marker = await dealer.readMarker();
  const refusals: string[] = [];
  site.page.on('console', (message) => {
    if (message.text().includes(refusal)) refusals.push(message.text());
  });
  await site.open();
  await expect.poll(() => refusals).toHaveLength(1);

  await site.choose('Inventory');
  await expect(site.page.getByText('No matches found.')).toBeVisible();
  expect(await dealer.readVehicles()).toEqual([]);
  expect(await dealer.readMarker()).toEqual(marker);
  expect(refusals).toHaveLength(1);
});

test('an inventory with a vehicle in it is not seeded', async ({ dealer, site }) => {
  await dealer.putVehicle('a1', aVehicle());
  await site.open();
  await expect(site.cardNames).toHaveText(['2022 Mazda CX-5']);
  expect(site.requestsTo(writes)).toHaveLength(0);
  expect(await dealer.readMarker()).toBeUndefined();
});

test('a first visitor who is not signed in cannot seed, and sees an empty lot', async ({
  dealer,
  site,
  troubles,
}) => {
  troubles.expect(/signInWithCustomToken/, /Nobody is signed in/);
  await site.preset({ ...site.configuration, initialAuthToken: 'not a token' });
  const refused = site.page.waitForEvent('console', (message) => message.text().includes(refusal));
  await site.open();
  await refused;
  await site.choose('Inventory');
  await expect(site.page.getByText('No matches found.')).toBeVisible();
  expect(await dealer.readVehicles()).toEqual([]);
  expect(await dealer.readMarker()).toBeUndefined();
});

test('the seed vehicles come with pictures that load', async ({ site }) => {
  await site.open();
  await site.choose('Inventory');
  await expect(site.cards).toHaveCount(5);
  for (const { year, make, model } of seedVehicles) {
    const picture = site.page.getByAltText(`Illustration of a ${year} ${make} ${model}`);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
});
