import { someMetadata, vehicleCount } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { listenChannel, restReads } from './site.ts';

const api = '/api/tenant-config';

test('shows the spinner before any script has loaded, and until the metadata has', async ({ site }) => {
  const holds = [await site.hold(listenChannel), await site.hold(restReads)];
  const scripts = await site.hold('**/assets/*.js');
  const loading = site.page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
  await site.page.goto(site.url, { waitUntil: 'commit' });
  await expect(loading).toBeVisible();
  scripts.release();
  await expect.poll(() => site.requestsTo('Firestore/Listen/').length).toBeGreaterThan(0);
  await expect(loading).toBeVisible();
  await expect(site.heading).toHaveCount(0);
  for (const { release } of holds) release();
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(loading).toHaveCount(0);
});

test('waits for live data when one of the first three vehicles is invalid', async ({ dealer, site }) => {
  await dealer.put({ vehicles: { a0: { price: 1 } } });
  const { release } = await site.hold(listenChannel);
  await site.open();
  await expect(site.page.getByRole('heading', { name: 'Featured Vehicles' })).toBeVisible();
  await expect(site.cards).toHaveCount(0);
  release();
  await expect(site.cards).toHaveCount(3);
});

test('a return visit shows the inventory of the last visit at once, then live data', async ({
  dealer,
  site,
}) => {
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
  await site.waitUntilCached();
  const holds = [await site.hold(listenChannel), await site.hold(restReads)];
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.cards).toHaveCount(3);
  await site.navigateTo('Inventory');
  await expect(site.cards).toHaveCount(vehicleCount);
  await expect(site.card('2022 Mazda CX-5').getByText('$26,450')).toBeVisible();
  expect(site.requestsTo(api)).toHaveLength(1);

  await dealer.put({ metadata: { ...someMetadata, dealerName: 'Alpha & Sons' } });
  await dealer.changePrice('a1', 25_000);
  await dealer.inventory.doc('b2').delete();
  for (const { release } of holds) release();
  await expect(site.page).toHaveTitle('Inventory · Alpha & Sons');
  await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible();
  await expect(site.cards).toHaveCount(6);
  await expect.poll(() => site.requestsTo(api).length).toBe(2);
});
