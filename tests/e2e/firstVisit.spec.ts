import { Timestamp } from 'firebase-admin/firestore';
import { seedVehicles } from '../../src/data/documents/seedVehicles.ts';
import { expect, test } from './fixtures.ts';

const writes = 'documents:commit';

test.use({ documents: {} });

test('seeds an empty tenant with five vehicles and the marker', async ({ dealer, site }) => {
  await site.openInventory();
  await expect(site.cards).toHaveCount(5);
  expect(site.requestsTo(writes)).not.toHaveLength(0);
  const { docs } = await dealer.inventory.get();
  expect(docs.map((vehicle) => vehicle.data())).toEqual(seedVehicles);
  const marker = (await dealer.marker.get()).data();
  expect(marker).toEqual({ seededAt: expect.any(Timestamp) });

  await test.step('writes nothing on the first visit of another visitor', async () => {
    const before = site.requestsTo(writes).length;
    await site.page.evaluate(() => localStorage.clear());
    await site.openInventory();
    await expect(site.cards).toHaveCount(5);
    expect(site.requestsTo(writes)).toHaveLength(before);
    expect((await dealer.marker.get()).data()).toEqual(marker);
  });
});
