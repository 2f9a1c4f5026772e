import { colors } from '../../src/components/theme/tokens.ts';
import { expect, test } from './fixtures.ts';
import { listenChannel, restReads } from './site.ts';

/** A colour as browsers report it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

test('shows the spinner in the preferred scheme before any script runs, and until the metadata has loaded', async ({
  site,
}) => {
  const holds = [await site.hold(listenChannel), await site.hold(restReads)];
  const scripts = await site.hold('**/assets/*.js');
  const loading = site.page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
  const body = site.page.locator('body');
  await site.page.emulateMedia({ colorScheme: 'dark' });
  await site.page.goto(site.url, { waitUntil: 'commit' });
  await expect(loading).toBeVisible();
  await expect(body).toHaveCSS('background-color', rgb(colors.canvas[1]));
  await expect(body).toHaveCSS('color', rgb(colors.ink1[1]));
  scripts.release();
  await expect.poll(() => site.requestsTo('Firestore/Listen/').length).toBeGreaterThan(0);
  await expect(loading).toBeVisible();
  await expect(site.heading).toHaveCount(0);
  for (const { release } of holds) release();
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(loading).toHaveCount(0);
  await test.step('prints dark text on white, also in the dark scheme', async () => {
    await site.page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(body).toHaveCSS('background-color', rgb('#FFFFFF'));
    await expect(site.heading).toHaveCSS('color', rgb(colors.ink1[0]));
  });
});

test('waits for live data when one of the first three vehicles is invalid', async ({ dealer, site }) => {
  site.errors.expect(/^console.warning: Vehicle a0 has neither/);
  await dealer.put({ vehicles: { a0: { price: 1 } } });
  const { release } = await site.hold(listenChannel);
  await site.open();
  await expect(site.page.getByRole('heading', { name: 'Featured Vehicles' })).toBeVisible();
  await expect(site.cards).toHaveCount(0);
  release();
  await expect(site.cards).toHaveCount(3);
});
