import { expect, test } from './fixtures.ts';

test('hashed files are cached for a year; an injected inline script does not run', async ({ site }) => {
  site.errors.expect(/TrustedScript/);
  await site.open();
  const assets = site.requestsTo('/assets/');
  expect(assets.length).toBeGreaterThan(2);
  for (const asset of assets) {
    const caching = await (await asset.response())?.headerValue('cache-control');
    expect.soft(caching, asset.url()).toBe('public, max-age=31536000, immutable');
  }
  const outcome = await site.page.evaluate(() => {
    const inline = document.createElement('script');
    try {
      inline.textContent = 'window.__TENANT_CONFIG__ = "run"';
    } catch {
      return 'refused by Trusted Types';
    }
    document.head.append(inline);
    return window.__TENANT_CONFIG__;
  });
  expect(outcome).not.toBe('run');
  await site.navigateTo('Contact');
  const map = site.page.getByTitle('Map of 12 Mill Road, Dover, DE 19901');
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().getByText('A map'), 'the policy allows the map').toBeVisible();
});
