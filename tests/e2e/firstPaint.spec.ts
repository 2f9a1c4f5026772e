import { emulators } from './emulators.ts';
import { aVehicle, someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { claimsOf } from './idToken.ts';
import type { Site } from './site.ts';

const listenChannel = '**/google.firestore.v1.Firestore/Listen/**';
const restReads = '**/v1/projects/**';
const summaryPath = '/api/dashboard-summary/inventory';

const copies = (site: Site) =>
  site.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('showroom copy')).length);

/** Visits once until the data is cached, then visits again with Firestore requests held. */
async function revisit(site: Site) {
  await site.open();
  await expect.poll(() => copies(site)).toBe(1);
  const holds = [await site.hold(listenChannel), await site.hold(restReads)];
  await site.goto();
  return { release: () => holds.forEach(({ release }) => release()) };
}

test.describe('first visit', () => {
  test('shows the home screen before the listeners respond, then live data', async ({ dealer, site }) => {
    await dealer.putMetadata(someMetadata);
    await dealer.putVehicles(someVehicles);
    const { release } = await site.hold(listenChannel);
    await site.open();
    await expect(site.heading).toHaveText('Alpha Autos');
    await expect(site.cards).toHaveCount(3);
    await expect(site.card('2022 Mazda CX-5').getByText('$26,450')).toBeVisible();

    await site.openVehicle('2022 Mazda CX-5');
    await site.navigateTo('Inventory');
    await expect(site.skeletonGrid).toBeVisible();
    await expect(site.cards).toHaveCount(0);
    await expect(site.page.getByText('No matches found.')).toHaveCount(0);

    await dealer.changePrice('a1', 25_000);
    release();
    await expect(site.cards).toHaveCount(7);
    await site.navigateTo('Home');
    await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible();
  });

  test('does not seed when only a REST read found the inventory empty', async ({ dealer, site }) => {
    await dealer.putMetadata(someMetadata);
    await site.hold(listenChannel);
    const read = site.page.waitForResponse(/\/inventory\/vehicles\?/);
    await site.open();
    await (await read).finished();
    expect(site.requestsTo('documents:commit')).toHaveLength(0);
    expect(await dealer.readMarker()).toBeUndefined();
  });

  test('waits for live data when one of the first three vehicles is invalid', async ({ dealer, site }) => {
    await dealer.putMetadata(someMetadata);
    await dealer.putVehicles({ a0: { price: 1 }, ...someVehicles });
    const { release } = await site.hold(listenChannel);
    await site.open();
    await expect(site.page.getByRole('heading', { name: 'Featured Vehicles' })).toBeVisible();
    await expect(site.cards).toHaveCount(0);
    release();
    await expect(site.cards).toHaveCount(3);
  });
});

test.describe('return visit', () => {
  test('shows cached data at once, then live data', async ({ dealer, site }) => {
    await dealer.putMetadata(someMetadata);
    await dealer.putVehicles(someVehicles);
    const { release } = await revisit(site);
    await expect(site.heading).toHaveText('Alpha Autos');
    await expect(site.card('2022 Mazda CX-5').getByText('$26,450')).toBeVisible();

    await dealer.putMetadata({ ...someMetadata, dealerName: 'Alpha & Sons' });
    await dealer.changePrice('a1', 25_000);
    release();
    await expect(site.heading).toHaveText('Alpha & Sons');
    await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible();
  });

  test('removes vehicles that were sold since the last visit', async ({ dealer, site }) => {
    await dealer.putMetadata(someMetadata);
    await dealer.putMarker();
    await dealer.putVehicle('a1', aVehicle());
    const { release } = await revisit(site);
    await expect(site.cards).toHaveCount(1);
    await dealer.removeVehicle('a1');
    release();
    await expect(site.cards).toHaveCount(0);
    await site.navigateTo('Inventory');
    await expect(site.page.getByText('No matches found.')).toBeVisible();
  });

  test('decodes cached data like any other input', async ({ dealer, site }) => {
    await dealer.putMetadata(someMetadata);
    await dealer.putVehicles(someVehicles);
    await revisit(site);
    await expect(site.cards).toHaveCount(3);
    await site.page.evaluate(() => {
      const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('showroom copy'));
      const planted = { metadata: { dealerName: '<b>Planted</b>', heroImage: 'javascript:alert(1)' } };
      const vehicles = [{ id: 'x', make: 'Evil', imageUrl: 'javascript:alert(1)', price: 'free' }, null, 7];
      localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), ...planted, vehicles }));
    });
    await site.goto();
    await expect(site.heading).toHaveText('<b>Planted</b>');
    await expect(site.cardNames).toHaveText(['Evil']);
    await expect(site.shown('Call for price')).toBeVisible();
    expect(await site.page.locator('[src^="javascript:"]').count()).toBe(0);
  });

  test('creates a new account when the old one was deleted', async ({ dealer, site, browserErrors }) => {
    browserErrors.expect(/status of 400/);
    await dealer.putVehicles(someVehicles);
    const fetchUserId = async () => {
      const summaryRequest = site.page.waitForRequest(`**${summaryPath}`);
      await site.navigateTo('Inventory');
      return claimsOf(await summaryRequest).user_id;
    };
    await site.open();
    const first = await fetchUserId();
    await fetch(
      `${emulators.auth}/identitytoolkit.googleapis.com/v1/projects/${emulators.projectId}/accounts:delete`,
      {
        method: 'POST',
        headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
        body: JSON.stringify({ localId: first }),
      },
    );
    await site.open();
    expect(await fetchUserId()).not.toBe(first);
  });
});
