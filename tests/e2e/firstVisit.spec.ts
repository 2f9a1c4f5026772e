import { Timestamp } from 'firebase/firestore';
import { vehiclesPath } from '../../src/data/documents/paths.ts';
import { seedVehicles } from '../../src/data/documents/seedVehicles.ts';
import { expect, test } from './fixtures.ts';

const writes = 'documents:commit';

test.use({ documents: {} });

test('seeds an empty tenant with five vehicles and the marker', async ({ dealer, site }) => {
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

  await test.step('writes nothing on the first visit of another visitor', async () => {
    const before = site.requestsTo(writes).length;
    await site.page.evaluate(() => localStorage.clear());
    await site.openInventory();
    await expect(site.cards).toHaveCount(5);
    expect(site.requestsTo(writes)).toHaveLength(before);
    expect(await dealer.readMarker()).toEqual(marker);
  });
});
