import { someMetadata, vehicleCount } from './dealer.ts';
import { setRules } from './emulators.ts';
import { expect, test } from './fixtures.ts';
import { listenChannel, restReads, type Site } from './site.ts';

const api = '/api/tenant-config';
const withProject = ({ configuration }: Site, projectId: string) => ({
  ...configuration,
  firebase: { ...configuration.firebase, projectId },
});

test('shows the spinner before any script has loaded, and until the metadata has', async ({ site }) => {
  const holds = [await site.hold(listenChannel), await site.hold(restReads)];
  const scripts = await site.hold('**/assets/*.js');
  await site.goto();
  await expect(site.loading).toBeVisible();
  scripts.release();
  await expect.poll(() => site.requestsTo('Firestore/Listen/').length).toBeGreaterThan(0);
  await expect(site.loading).toBeVisible();
  await expect(site.heading).toHaveCount(0);
  for (const { release } of holds) release();
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.loading).toHaveCount(0);
});

test('shows the home screen before the listeners respond, then live data', async ({ dealer, site }) => {
  const { release } = await site.hold(listenChannel);
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.cards).toHaveCount(3);
  await site.openVehicle('2022 Mazda CX-5');
  await site.navigateTo('Inventory');
  await expect(site.skeletonGrid).toBeVisible();
  await expect(site.cards).toHaveCount(0);
  await expect(site.page.getByText('No matches found.')).toHaveCount(0);
  await dealer.changePrice('a1', 25_000);
  release();
  await expect(site.cards).toHaveCount(vehicleCount);
  await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible();
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

test('keeps the current screen while another screen’s chunk loads', async ({ site }) => {
  const inventory = await site.hold('**/assets/LiveInventory-*.js');
  await site.open();
  await site.navigateTo('Inventory');
  await expect.poll(() => site.requestsTo('LiveInventory').length).toBe(1);
  await expect(site.heading).toHaveText('Alpha Autos');
  await site.navigateTo('Contact');
  await expect(site.heading).toHaveText('Contact');
  inventory.release();
  await expect.poll(() => site.requestsTo('ValuationScreen').length).toBeGreaterThan(0);
  await expect(site.heading).toHaveText('Contact');
});

test.describe('a return visit', () => {
  /** A visit that lasts until its live data has been stored. */
  test.beforeEach(async ({ site }) => {
    await site.open();
    await expect(site.heading).toHaveText('Alpha Autos');
    await site.waitUntilKept();
  });

  test('shows the inventory of the last visit at once, then live data', async ({ dealer, site }) => {
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
    await dealer.removeVehicle('b2');
    for (const { release } of holds) release();
    await expect(site.page).toHaveTitle('Inventory · Alpha & Sons');
    await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible();
    await expect(site.cards).toHaveCount(6);
    await expect.poll(() => site.requestsTo(api).length).toBe(2);
  });

  test('an old copy comes before the defaults when the network never answers', async ({ site }) => {
    await site.ageStoredData();
    for (const silent of [listenChannel, restReads]) await site.hold(silent);
    await site.open();
    await expect(site.heading).toHaveText('Alpha Autos');
    await expect(site.cards).toHaveCount(3);
  });

  test('a changed configuration counts from the next visit, and a preset outranks it', async ({ site }) => {
    const remembered = () => site.page.evaluate(() => localStorage.getItem('showroom configuration'));
    await site.respond(api, { json: withProject(site, 'demo-other') });
    await site.open();
    await expect(site.heading).toHaveText('Alpha Autos');
    await expect.poll(remembered).toContain('demo-other');
    await site.open();
    await expect(site.heading).toHaveText('Your Dealership');

    await test.step('a preset outranks a remembered configuration', async () => {
      await expect.poll(() => site.requestsTo(api).length).toBe(3);
      await site.presetConfiguration(site.configuration);
      await site.open();
      await expect(site.heading).toHaveText('Alpha Autos');
      expect(site.requestsTo(api)).toHaveLength(3);
    });
  });

  test('a remembered configuration that is refused is replaced', async ({ dealer, site }) => {
    site.errors.expect(/could not be loaded|status of 403/);
    const project = `demo-closed-${dealer.host.split('.')[1]}`;
    await setRules(project, { allow: false });
    await site.page.evaluate(
      (config) =>
        localStorage.setItem('showroom configuration', JSON.stringify({ savedAt: Date.now(), config })),
      withProject(site, project),
    );
    await site.open();
    await expect(site.heading).toHaveText('Your Dealership');
    await expect(async () => {
      await site.open();
      await expect(site.heading).toHaveText('Alpha Autos', { timeout: 1000 });
    }).toPass();
  });
});
