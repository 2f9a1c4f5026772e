import { setRules } from './emulators.ts';
import { expect, test } from './fixtures.ts';
import { listenChannel, type Site } from './site.ts';

const api = '/api/tenant-config';

const withProject = ({ configuration }: Site, projectId: string) => ({
  ...configuration,
  firebase: { ...configuration.firebase, projectId },
});

const remembered = ({ page }: Site) => page.evaluate(() => localStorage.getItem('showroom configuration'));

/** A visit that lasts until its live data has been stored. */
test.beforeEach(async ({ site }) => {
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
  await site.waitUntilKept();
});

test('shows the whole inventory of the last visit until live data arrives', async ({ dealer, site }) => {
  expect(site.requestsTo(api)).toHaveLength(1);
  await dealer.changePrice('a1', 25_000);
  const { release } = await site.hold(listenChannel);
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.cards).toHaveCount(3);
  await expect.poll(() => site.requestsTo('/Listen/').length).toBeGreaterThan(0);
  await site.navigateTo('Inventory');
  await expect(site.cards).toHaveCount(7);
  await expect(site.card('2022 Mazda CX-5').getByText('$26,450')).toBeVisible();
  expect(site.requestsTo(api)).toHaveLength(1);
  release();
  await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible();
  await expect.poll(() => site.requestsTo(api).length).toBe(2);
});

test('a changed configuration counts from the next visit, and a preset outranks it', async ({ site }) => {
  await site.respond(api, { json: withProject(site, 'demo-other') });
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect.poll(() => remembered(site)).toContain('demo-other');
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
  await expect.poll(() => remembered(site)).not.toContain('demo-closed');
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
});
