import { aVehicle, someMetadata } from '../e2e/dealer.ts';
import { builtInPath } from './buildWithConfiguration.ts';
import { expect, test } from './fixtures.ts';

test.use({ documents: { metadata: someMetadata, vehicles: { a1: aVehicle() } } });

test('boots with the built-in configuration, without requesting one', async ({ site, dealer }) => {
  await site.page.goto(site.url.replace(/\/$/, builtInPath));
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.cards.getByRole('heading')).toHaveText(['2022 Mazda CX-5']);
  await dealer.changePrice('a1', 19_990);
  await expect(site.cards.getByText('$19,990')).toBeVisible();
  expect(site.requestsTo('tenant-config')).toHaveLength(0);
});

test('the page has the headers of firebase.json, and only its own scripts and styles inline', async ({
  request,
  site,
}) => {
  const headers = { Host: new URL(site.url).host };
  const address = site.url.replace(new URL(site.url).hostname, '127.0.0.1');
  const page = await request.get(address, { headers });
  expect.soft(page.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'public, max-age=0, s-maxage=600',
    'content-encoding': 'gzip',
  });
  const policy = page.headers()['content-security-policy'] ?? '';
  expect.soft(policy).not.toContain('unsafe');
  expect.soft(policy).toContain("require-trusted-types-for 'script'");
  const html = await page.text();
  expect.soft(html.match(/<style/g)).toHaveLength(2);
  expect.soft(html.match(/<script data-cfasync="false">/g)).toHaveLength(2);
  expect.soft(html.match(/<script(?! data-cfasync="false")[^>]*/g)).toBeNull();
  const [, script = ''] = /src="\/(assets\/[^"]+)"/.exec(html) ?? [];
  const asset = await request.get(address + script, { headers });
  expect.soft(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  // A host may add the last one.
  for (const path of ['index.html', 'page.html', 'sw.js', 'js/tenant-config.js']) {
    const status = path.startsWith('js/') ? 404 : 200;
    const file = await request.get(address + path, { headers, maxRedirects: 0 });
    expect.soft([file.status(), file.headers()['cache-control']], path).toEqual([status, 'no-cache']);
  }
});

test('unknown paths are answered with 404 and a page that leads to the cars, without scripts', async ({
  site,
}) => {
  site.errors.expect(/404/);
  const response = await site.page.goto(new URL('used-cars/ford?id=3', site.url).href);
  expect(response?.status()).toBe(404);
  await expect(site.page.getByRole('heading', { name: 'Page not found.' })).toBeVisible();
  await expect(site.page.locator('script')).toHaveCount(0);
  expect(await site.page.evaluate(() => document.fonts.load('16px "Figtree Variable"'))).toHaveLength(1);
  await site.page.getByRole('link', { name: 'Browse our cars' }).click();
  await expect(site.cards.getByRole('heading')).toHaveText(['2022 Mazda CX-5']);
});
