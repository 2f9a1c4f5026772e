import { expect, test } from './fixtures.ts';

/** Listeners and REST reads. */
const firestore = /\/google\.firestore\.v1\.Firestore\/|\/v1\/projects\//;
const writes = 'documents:commit';

test('shows the spinner before any script has loaded, and until the metadata has', async ({ site }) => {
  const data = await site.hold(firestore);
  const scripts = await site.hold('**/assets/*.js');
  await site.goto();
  await expect(site.loading).toBeVisible();
  scripts.release();
  await expect.poll(() => site.requestsTo('Firestore/Listen/').length).toBeGreaterThan(0);
  await expect(site.loading).toBeVisible();
  await expect(site.heading).toHaveCount(0);
  data.release();
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.loading).toHaveCount(0);
});

test('shows defaults when the metadata takes longer than 4 s, then live data', async ({ site }) => {
  await site.installClock();
  const { release } = await site.hold(firestore);
  await site.goto();
  await expect.poll(() => site.requestsTo('Firestore/Listen/').length).toBeGreaterThan(0);
  await site.page.clock.runFor(2000);
  await expect(site.loading).toBeVisible();
  await site.page.clock.runFor(2000);
  await expect(site.heading).toHaveText('Your Dealership');
  await site.navigateTo('Inventory');
  await expect(site.skeletonGrid).toBeVisible();
  await expect(site.page.getByText('No matches found.')).toHaveCount(0);

  release();
  await expect(site.cards).toHaveCount(7);
  await expect(site.page).toHaveTitle('Inventory · Alpha Autos');
  expect(site.requestsTo(writes)).toHaveLength(0);
});

test('keeps the current screen while another screen’s chunk loads', async ({ site }) => {
  const inventory = await site.hold('**/assets/LiveInventory-*.js');
  await site.open();
  await site.navigateTo('Inventory');
  await expect.poll(() => site.requestsTo('LiveInventory').length).toBe(1);
  await expect(site.heading).toHaveText('Alpha Autos');
  await site.navigateTo('Contact');
  await expect(site.heading).toHaveText('Contact');
  inventory.release();
  await expect.poll(() => site.requestsTo('ValuationScreen').length).toBe(1);
  await expect(site.heading).toHaveText('Contact');
  await site.navigateTo('Inventory');
  await expect(site.cards).toHaveCount(7);
});
