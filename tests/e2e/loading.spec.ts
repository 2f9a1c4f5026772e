import { expect, test } from './fixtures.ts';
import { listenChannel, restReads } from './site.ts';

test('shows the spinner before any script runs, and until the metadata has loaded', async ({ site }) => {
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
