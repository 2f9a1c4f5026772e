import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

/** Listeners and REST reads. */
const firestore = /\/google\.firestore\.v1\.Firestore\/|\/v1\/projects\//;
const writes = 'documents:commit';

test.beforeEach(async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  await site.installClock();
});

test('shows the spinner until the metadata has loaded', async ({ site }) => {
  const { release } = await site.hold(firestore);
  await site.goto();
  await expect.poll(() => site.requestsTo('Firestore/Listen/').length).toBeGreaterThan(0);
  await expect(site.loading).toBeVisible();
  await expect(site.heading).toHaveCount(0);
  release();
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.loading).toHaveCount(0);
});

test('shows the spinner before any script has loaded', async ({ site }) => {
  const { release } = await site.hold('**/assets/*.js');
  await site.goto();
  await expect(site.loading).toBeVisible();
  release();
  await expect(site.heading).toHaveText('Alpha Autos');
});

test('shows defaults when the metadata takes longer than 4 s, then live data', async ({ site }) => {
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

test('shows defaults while offline and never seeds', async ({ dealer, site, browserErrors }) => {
  browserErrors.expect(/Firestore/, /\/v1\/projects\//, /google\.com\/images\/cleardot/);
  for (const id of Object.keys(someVehicles)) await dealer.removeVehicle(id);
  await dealer.removeMetadata();
  await site.page.route('https://www.google.com/images/**', (route) => route.abort('internetdisconnected'));
  await site.page.route(firestore, (route) => route.abort('internetdisconnected'));
  await site.open();
  await expect(site.heading).toHaveText('Your Dealership');
  await site.navigateTo('Inventory');
  await expect(site.page.getByText('No matches found.')).toBeVisible();
  expect(site.requestsTo(writes)).toHaveLength(0);
  expect(await dealer.readMarker()).toBeUndefined();
});

test('reserves space for the summary while it loads', async ({ site }) => {
  const { release } = await site.hold('**/api/dashboard-summary/inventory');
  await site.open();
  await site.navigateTo('Inventory');
  await expect(site.page.getByRole('term')).toHaveText(['Total Vehicles', 'In Stock', 'Sold This Month']);
  await expect(site.page.getByRole('definition')).toHaveText(['', '', '']);
  release();
  await expect(site.page.getByRole('definition').first()).toHaveText('1,204');
});

test('keeps the current screen while another screen’s chunk loads; the latest navigation wins', async ({
  site,
}) => {
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
