import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

/** The listeners and the plain reads before them. */
const firestore = /\/google\.firestore\.v1\.Firestore\/|\/v1\/projects\//;
const writes = 'documents:commit';

test.beforeEach(async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  await site.takeTheClock();
});

test('the spinner shows until the metadata is there', async ({ site }) => {
  const { letGo } = await site.holdBack(firestore);
  await site.start();
  await expect.poll(() => site.requestsTo('Firestore/Listen/').length).toBeGreaterThan(0);
  await expect(site.loading).toBeVisible();
  await expect(site.heading).toHaveCount(0);
  letGo();
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.loading).toHaveCount(0);
});

test('the spinner shows before any script has arrived', async ({ site }) => {
  const { letGo } = await site.holdBack('**/assets/*.js');
  await site.start();
  await expect(site.loading).toBeVisible();
  letGo();
  await expect(site.heading).toHaveText('Alpha Autos');
});

test('metadata that has not answered after 4 s holds the page no longer, and comes in live', async ({
  site,
}) => {
  const { letGo } = await site.holdBack(firestore);
  await site.start();
  await expect.poll(() => site.requestsTo('Firestore/Listen/').length).toBeGreaterThan(0);
  await site.page.clock.runFor(2000);
  await expect(site.loading).toBeVisible();
  await site.page.clock.runFor(2000);
  await expect(site.heading).toHaveText('Your Dealership');
  await site.choose('Inventory');
  await expect(site.search).toBeVisible();
  await expect(site.page.getByText('No matches found.')).toHaveCount(0);

  letGo();
  await expect(site.cards).toHaveCount(7);
  await expect(site.page).toHaveTitle('Inventory · Alpha Autos');
  expect(site.requestsTo(writes)).toHaveLength(0);
});

test('a visitor who is offline reads on with the defaults and never seeds', async ({
  dealer,
  site,
  troubles,
}) => {
  troubles.expect(/Firestore/, /\/v1\/projects\//, /google\.com\/images\/cleardot/);
  for (const id of Object.keys(someVehicles)) await dealer.removeVehicle(id);
  await dealer.removeMetadata();
  await site.page.route('https://www.google.com/images/**', (route) => route.abort('internetdisconnected'));
  await site.page.route(firestore, (route) => route.abort('internetdisconnected'));
  await site.open();
  await expect(site.heading).toHaveText('Your Dealership');
  await site.choose('Inventory');
  await expect(site.page.getByText('No matches found.')).toBeVisible();
  expect(site.requestsTo(writes)).toHaveLength(0);
  expect(await dealer.readMarker()).toBeUndefined();
});

test('a summary that is on its way holds its place', async ({ site }) => {
  const { letGo } = await site.holdBack('**/api/dashboard-summary/inventory');
  await site.open();
  await site.choose('Inventory');
  await expect(site.page.getByRole('term')).toHaveText(['Total Vehicles', 'In Stock', 'Sold This Month']);
  await expect(site.page.getByRole('definition')).toHaveText(['', '', '']);
  letGo();
  await expect(site.page.getByRole('definition').first()).toHaveText('1,204');
});

test('a screen whose code is under way leaves the present one standing, and the last choice counts', async ({
  site,
}) => {
  const inventory = await site.holdBack('**/assets/LiveInventory-*.js');
  await site.open();
  await site.choose('Inventory');
  await expect.poll(() => site.requestsTo('LiveInventory').length).toBe(1);
  await expect(site.heading).toHaveText('Alpha Autos');
  await site.choose('Contact');
  await expect(site.heading).toHaveText('Contact');
  inventory.letGo();
  await expect.poll(() => site.requestsTo('ValuationScreen').length).toBe(1);
  await expect(site.heading).toHaveText('Contact');
  await site.choose('Inventory');
  await expect(site.cards).toHaveCount(7);
});
