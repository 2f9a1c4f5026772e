import { emulators } from './emulators.ts';
import { aVehicle, someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { claimsOf } from './idToken.ts';
import type { Site } from './site.ts';

const listening = '**/google.firestore.v1.Firestore/Listen/**';
const reading = '**/v1/projects/**';
const summaryPath = '/api/dashboard-summary/inventory';

const copies = (site: Site) =>
  site.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('showroom copy')).length);

/** Comes, stays until a copy of what is shown has been kept, and comes again with Firestore out of reach. */
async function comeAgain(site: Site) {
  await site.open();
  await expect.poll(() => copies(site)).toBe(1);
  const gates = [await site.holdBack(listening), await site.holdBack(reading)];
  await site.start();
  return { letGo: () => gates.forEach(({ letGo }) => letGo()) };
}

test.describe('a first visit', () => {
  test('shows the home screen before the listeners have answered, and then what is live', async ({
    dealer,
    site,
  }) => {
    await dealer.putMetadata(someMetadata);
    await dealer.putVehicles(someVehicles);
    const { letGo } = await site.holdBack(listening);
    await site.open();
    await expect(site.heading).toHaveText('Alpha Autos');
    await expect(site.cards).toHaveCount(3);
    await expect(site.card('2022 Mazda CX-5').getByText('$26,450')).toBeVisible();

    await site.openVehicle('2022 Mazda CX-5');
    await site.choose('Inventory');
    await expect(site.search).toBeVisible();
    await expect(site.cards).toHaveCount(0);
    await expect(site.page.getByText('No matches found.')).toHaveCount(0);

    await dealer.changePrice('a1', 25_000);
    letGo();
    await expect(site.cards).toHaveCount(7);
    await site.choose('Home');
    await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible();
  });

  test('does not seed a lot that only an early read has found empty', async ({ dealer, site }) => {
    await dealer.putMetadata(someMetadata);
    await site.holdBack(listening);
    const read = site.page.waitForResponse(/\/inventory\/vehicles\?/);
    await site.open();
    await (await read).finished();
    expect(site.requestsTo('documents:commit')).toHaveLength(0);
    expect(await dealer.readMarker()).toBeUndefined();
  });

  test('shows no fewer cars early than live, when one of the first has to be left out', async ({
    dealer,
    site,
  }) => {
    await dealer.putMetadata(someMetadata);
    await dealer.putVehicles({ a0: { price: 1 }, ...someVehicles });
    const { letGo } = await site.holdBack(listening);
    await site.open();
    await expect(site.page.getByRole('heading', { name: 'Featured Vehicles' })).toBeVisible();
    await expect(site.cards).toHaveCount(0);
    letGo();
    await expect(site.cards).toHaveCount(3);
  });
});

test.describe('a visitor who comes back', () => {
  test('sees at once what was there, and then what is live', async ({ dealer, site }) => {
    await dealer.putMetadata(someMetadata);
    await dealer.putVehicles(someVehicles);
    const { letGo } = await comeAgain(site);
    await expect(site.heading).toHaveText('Alpha Autos');
    await expect(site.card('2022 Mazda CX-5').getByText('$26,450')).toBeVisible();

    await dealer.putMetadata({ ...someMetadata, dealerName: 'Alpha & Sons' });
    await dealer.changePrice('a1', 25_000);
    letGo();
    await expect(site.heading).toHaveText('Alpha & Sons');
    await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible();
  });

  test('does not keep seeing cars that have been sold meanwhile', async ({ dealer, site }) => {
    await dealer.putMetadata(someMetadata);
    await dealer.putMarker();
    await dealer.putVehicle('a1', aVehicle());
    const { letGo } = await comeAgain(site);
    await expect(site.cards).toHaveCount(1);
    await dealer.removeVehicle('a1');
    letGo();
    await expect(site.cards).toHaveCount(0);
    await site.choose('Inventory');
    await expect(site.page.getByText('No matches found.')).toBeVisible();
  });

  test('is not shown what somebody has planted in the browser', async ({ dealer, site }) => {
    await dealer.putMetadata(someMetadata);
    await dealer.putVehicles(someVehicles);
    await comeAgain(site);
    await expect(site.cards).toHaveCount(3);
    await site.page.evaluate(() => {
      const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('showroom copy'));
      const planted = { metadata: { dealerName: '<b>Planted</b>', heroImage: 'javascript:alert(1)' } };
      const vehicles = [{ id: 'x', make: 'Evil', imageUrl: 'javascript:alert(1)', price: 'free' }, null, 7];
      localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), ...planted, vehicles }));
    });
    await site.start();
    await expect(site.heading).toHaveText('<b>Planted</b>');
    await expect(site.cardNames).toHaveText(['Evil']);
    await expect(site.page.getByText('Call for price')).toBeVisible();
    expect(await site.page.locator('[src^="javascript:"]').count()).toBe(0);
  });

  test('whose account is gone gets a new one', async ({ dealer, site, troubles }) => {
    troubles.expect(/status of 400/);
    await dealer.putVehicles(someVehicles);
    const subject = async () => {
      const asked = site.page.waitForRequest(`**${summaryPath}`);
      await site.choose('Inventory');
      return claimsOf(await asked).user_id;
    };
    await site.open();
    const first = await subject();
    await fetch(
      `${emulators.auth}/identitytoolkit.googleapis.com/v1/projects/${emulators.projectId}/accounts:delete`,
      {
        method: 'POST',
        headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
        body: JSON.stringify({ localId: first }),
      },
    );
    await site.open();
    expect(await subject()).not.toBe(first);
  });
});
