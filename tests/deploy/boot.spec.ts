import { emulators } from '../../tools/emulators/addresses.ts';
import { clientConfiguration } from '../../tools/emulators/clientConfiguration.ts';
import { aVehicle, someMetadata } from '../e2e/dealer.ts';
import { builtInPath } from './buildWithConfiguration.ts';
import { expect, test } from './fixtures.ts';

test.use({ stock: { metadata: someMetadata, vehicles: { a1: aVehicle() } } });

test('boots with the configuration of the function', async ({ site, dealer }) => {
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.cardNames).toHaveText(['2022 Mazda CX-5']);
  await dealer.changePrice('a1', 19_990);
  await expect(site.cards.getByText('$19,990')).toBeVisible();
  expect(site.requestsTo('/api/tenant-config')).toHaveLength(1);
  expect(site.requestsTo('/js/tenant-config.js')).toHaveLength(0);
});

test('boots with the built-in configuration and asks for none', async ({ site, dealer }) => {
  await site.page.goto(site.url.replace(/\/$/, builtInPath));
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.cardNames).toHaveText(['2022 Mazda CX-5']);
  await dealer.changePrice('a1', 19_990);
  await expect(site.cards.getByText('$19,990')).toBeVisible();
  expect(site.requestsTo('tenant-config')).toHaveLength(0);
});

test('a configuration preset by the host outranks the built-in one', async ({ site }) => {
  await site.presetConfiguration(clientConfiguration({ ...emulators, projectId: 'demo-other' }));
  await site.page.goto(site.url.replace(/\/$/, builtInPath));
  await expect(site.heading).toHaveText('Your Dealership');
  expect(site.requestsTo('/projects/demo-other/').length).toBeGreaterThan(0);
  expect(site.requestsTo('/projects/demo-showroom/')).toHaveLength(0);
});

test('Hosting serves the production headers, and 404 for an unknown path', async ({ request, site }) => {
  const headers = { Host: new URL(site.url).host };
  const address = site.url.replace(new URL(site.url).hostname, '127.0.0.1');
  const page = await request.get(address, { headers });
  expect(page.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect((await request.get(`${address}inventory`, { headers })).status()).toBe(404);
});
