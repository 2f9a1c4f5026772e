import { someMetadata, someVehicles } from './dealer.ts';
import { setRules } from './emulators.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

const api = '/api/tenant-config';
const listenChannel = '**/google.firestore.v1.Firestore/Listen/**';
const dayMs = 24 * 60 * 60 * 1000;

const otherConfiguration = ({ configuration }: Site) => ({
  ...configuration,
  firebase: { ...configuration.firebase, projectId: 'demo-other' },
});

/** A visit that lasts until its live data has been stored. */
async function visit(site: Site) {
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect
    .poll(() => site.page.evaluate(() => Object.keys(localStorage).join()))
    .toContain('showroom copy');
}

test.beforeEach(async ({ dealer }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  await dealer.putMarker();
});

test('asks for the configuration only after live data', async ({ site }) => {
  await visit(site);
  expect(site.requestsTo(api)).toHaveLength(1);
  const { release } = await site.hold(listenChannel);
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.cards).toHaveCount(3);
  await expect.poll(() => site.requestsTo('/Listen/').length).toBeGreaterThan(0);
  expect(site.requestsTo(api)).toHaveLength(1);
  release();
  await expect.poll(() => site.requestsTo(api).length).toBe(2);
});

test('a changed configuration counts from the next visit', async ({ site }) => {
  await visit(site);
  await site.respond(api, { json: otherConfiguration(site) });
  const asked = site.page.waitForResponse(`**${api}`);
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
  await (await asked).finished();
  await expect
    .poll(() => site.page.evaluate(() => localStorage.getItem('showroom configuration')))
    .toContain('demo-other');
  await site.open();
  await expect(site.heading).toHaveText('Your Dealership');
});

test('a remembered configuration that is refused is replaced for the next visit', async ({
  dealer,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/could not be loaded|status of 403/);
  await visit(site);
  const projectId = `demo-closed-${dealer.host.split('.')[1]}`;
  await setRules(projectId, { allow: false });
  const { configuration } = site;
  await site.page.evaluate(
    (config) =>
      localStorage.setItem('showroom configuration', JSON.stringify({ savedAt: Date.now(), config })),
    { ...configuration, firebase: { ...configuration.firebase, projectId } },
  );
  const asked = site.page.waitForResponse(`**${api}`);
  await site.open();
  await expect(site.heading).toHaveText('Your Dealership');
  await (await asked).finished();
  await expect
    .poll(() => site.page.evaluate(() => localStorage.getItem('showroom configuration')))
    .not.toContain('demo-closed');
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
});

test('a preset outranks a remembered configuration', async ({ site }) => {
  await visit(site);
  const asked = site.requestsTo(api).length;
  await site.presetConfiguration(otherConfiguration(site));
  await site.open();
  await expect(site.heading).toHaveText('Your Dealership');
  expect(site.requestsTo(api)).toHaveLength(asked);
});

test('an old configuration is used only if the host cannot be reached', async ({ site, browserErrors }) => {
  browserErrors.expect(/tenant-config|Failed to load resource|configuration is missing/);
  await visit(site);
  const setAge = (days: number) =>
    site.page.addInitScript((ageMs) => {
      for (const key of Object.keys(localStorage)) {
        const kept =
          localStorage.getItem(key)?.startsWith('{') && JSON.parse(localStorage.getItem(key) ?? '');
        if (kept) localStorage.setItem(key, JSON.stringify({ ...kept, savedAt: Date.now() - ageMs }));
      }
    }, days * dayMs);

  await setAge(2);
  await site.respond(api, 'unreachable');
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
  await site.respond(api, { status: 404 });
  await site.open();
  await expect(site.heading).toHaveText('Your Dealership');
  await setAge(8);
  await site.respond(api, 'unreachable');
  await site.open();
  await expect(site.heading).toHaveText('Your Dealership');
});

test('shows the whole inventory of the last visit until live data arrives', async ({ dealer, site }) => {
  await visit(site);
  await expect.poll(() => site.keptKeys()).toContainEqual(expect.stringContaining('showroom copy'));
  await dealer.changePrice('a1', 25_000);
  const { release } = await site.hold(listenChannel);
  await site.open();
  await site.navigateTo('Inventory');
  await expect(site.cards).toHaveCount(7);
  await expect(site.card('2022 Mazda CX-5').getByText('$26,450')).toBeVisible();
  release();
  await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible();
});
