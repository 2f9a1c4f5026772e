import { vehicleCount } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { sitePort } from './site.ts';

const api = '/api/tenant-config';
const script = '/js/tenant-config.js';

test('shows the defaults until the host has a configuration', async ({ site }) => {
  const { page } = site;
  site.errors.expect(/Firebase configuration is missing or empty /, /status of 500/, /status of 404/);
  await site.respond(api, { status: 500, json: site.configuration });
  await site.respond(script, { status: 404 });
  await site.open();
  await expect(site.heading).toHaveText('Your Dealership');
  await site.navigateTo('Inventory');
  await expect(page.getByText('No matches found.')).toBeVisible();
  for (const [label, heading] of [
    ['Sell/Trade', 'Instant Trade-In Valuation'],
    ['About', 'Your Dealership'],
    ['Contact', 'Contact'],
  ] as const) {
    await site.navigateTo(label);
    await expect(site.heading).toHaveText(heading);
  }
  expect(site.requestsTo('accounts:signUp')).toHaveLength(0);
  await test.step('boots when the visitor returns to the page', async () => {
    await site.navigateTo('Home');
    await site.respond(script, {
      contentType: 'text/javascript',
      body: `window.__TENANT_CONFIG__ = ${JSON.stringify(site.configuration)};`,
    });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(site.heading).toHaveText('Alpha Autos');
    await site.navigateTo('Inventory');
    await expect(site.cards).toHaveCount(vehicleCount);
    await expect(site.counts.first()).toHaveText('1,204');
    expect(await site.logged(/configuration is missing/)).toHaveLength(1);
  });
});

test('runs the inline script with which a host starts the page, and no later inline script, handler or style', async ({
  site,
}) => {
  const { page } = site;
  await page.route(site.url, async (route) => {
    const response = await route.fetch({ url: `http://127.0.0.1:${sitePort}/` });
    const html = await response.text();
    const preset = `<script>window.__TENANT_CONFIG__ = ${JSON.stringify(site.configuration)};</script>`;
    const planted =
      '<script>document.title = "Planted"</script>' +
      '<style>html { opacity: 0.5 }</style>' +
      '<button style="opacity: 0.5" onclick="document.title = `Planted`">Planted</button>';
    const body = html.replace('<head>', `<head>${preset}`).replace('</body>', `${planted}</body>`);
    await route.fulfill({ response, body });
  });
  site.errors.expect(/inline script violates/, /inline event handler violates/, /inline style violates/);
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
  expect(site.requestsTo(api)).toHaveLength(0);
  const button = page.getByRole('button', { name: 'Planted' });
  await button.click();
  await expect(page).not.toHaveTitle('Planted');
  for (const element of [button, page.locator('html')]) await expect(element).toHaveCSS('opacity', '1');
  await test.step('nor a script that claims the name of a Trusted Types policy', async () => {
    site.errors.expect(/TrustedTypePolicy named 'dealer'/);
    const claim = () => window.trustedTypes?.createPolicy('dealer', { createScriptURL: (url) => url });
    await expect(page.evaluate(claim)).rejects.toThrow(/already exists/);
  });
});

test('ignores emulators that a cookie, a global or the URL names', async ({ site }) => {
  const planted = {
    emulatorHosts: { auth: '127.0.0.1:1', firestore: '127.0.0.1:1' },
    config: { apiKey: 'planted', projectId: 'planted' },
  };
  const value = Buffer.from(JSON.stringify(planted)).toString('base64');
  await site.page.context().addCookies([{ name: '__FIREBASE_DEFAULTS__', value, url: site.url }]);
  await site.page.addInitScript((defaults) => {
    Object.assign(window, { __FIREBASE_DEFAULTS__: defaults });
  }, planted);
  const { firebase } = site.configuration;
  site.errors.expect(
    /https:\/\/identitytoolkit\.googleapis\.com\//,
    /https:\/\/firestore\.googleapis\.com\//,
    /Nobody is signed in/,
  );
  await site.page.route('https://identitytoolkit.googleapis.com/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'ADMIN_ONLY_OPERATION' } } }),
  );
  await site.hold('https://firestore.googleapis.com/**');
  await site.respond(api, { json: { firebase } });
  await site.page.goto(`${site.url}?emulators=127.0.0.1:1&tenant=other#emulators=127.0.0.1:1`);
  for (const path of ['v1/projects/', 'google.firestore.v1.Firestore/Listen/'])
    await expect
      .poll(() => site.requestsTo(`https://firestore.googleapis.com/${path}`).length)
      .toBeGreaterThan(0);
});
