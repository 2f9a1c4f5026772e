import { Timestamp } from 'firebase/firestore';
import { vehiclesPath } from '../../src/data/documents/paths.ts';
import { seedVehicles } from '../../src/data/documents/seedVehicles.ts';
import { expect, test } from './fixtures.ts';

const writes = 'documents:commit';
const refusal = /The empty inventory could not be seeded/;

test.use({ stock: {} });

test('seeds an empty tenant with five vehicles and the marker', async ({ dealer, site, newVisitor }) => {
  await site.openInventory();
  await expect(site.cards).toHaveCount(5);
  expect(site.requestsTo(writes)).not.toHaveLength(0);
  const stored = await dealer.readAll(vehiclesPath);
  expect(stored.map((vehicle) => vehicle.data())).toEqual(seedVehicles);
  const marker = await dealer.readMarker();
  expect(marker).toEqual({ seededAt: expect.any(Timestamp) });

  await test.step('loads the pictures of the seed vehicles', async () => {
    for (const { year, make, model } of seedVehicles) {
      const picture = site.page.getByAltText(`Illustration of a ${year} ${make} ${model}`);
      await picture.scrollIntoViewIfNeeded();
      await expect.soft(picture).toHaveJSProperty('complete', true);
      await expect.soft(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  });

  await test.step('writes nothing on a second visit', async () => {
    const second = await newVisitor();
    await second.openInventory();
    await expect(second.cards).toHaveCount(5);
    expect(second.requestsTo(writes)).toHaveLength(0);
    expect(await dealer.readMarker()).toEqual(marker);
  });
});

test('seeds once when two first visitors arrive at the same time', async ({
  dealer,
  newVisitor,
  browserErrors,
}) => {
  browserErrors.expect(/status of 403/);
  const visitors = await Promise.all([newVisitor(), newVisitor()]);
  const holds = await Promise.all(visitors.map((visitor) => visitor.hold(`**/${writes}**`)));
  const refusals = visitors.map((visitor) => visitor.logged(refusal));
  await Promise.all(visitors.map((visitor) => visitor.open()));
  for (const visitor of visitors)
    await expect.poll(() => visitor.requestsTo(writes).length).toBeGreaterThan(0);
  for (const { release } of holds) release();

  for (const visitor of visitors) {
    await visitor.navigateTo('Inventory');
    await expect(visitor.cards).toHaveCount(5);
  }
  await expect.poll(() => refusals.flat().length).toBe(1);
  expect((await dealer.readAll(vehiclesPath)).map(({ id }) => id)).toEqual(['v1', 'v2', 'v3', 'v4', 'v5']);
  expect(await dealer.readMarker()).toEqual({ seededAt: expect.any(Timestamp) });
});

test('does not reseed an inventory that the dealer emptied', async ({ dealer, site }) => {
  await dealer.putMarker();
  const marker = await dealer.readMarker();
  const refusals = site.logged(refusal);
  await site.open();
  await expect.poll(() => refusals).toHaveLength(1);
  await site.navigateTo('Inventory');
  await expect(site.page.getByText('No matches found.')).toBeVisible();
  expect(await dealer.readAll(vehiclesPath)).toEqual([]);
  expect(await dealer.readMarker()).toEqual(marker);
  expect(refusals).toHaveLength(1);
});
