import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

const api = '/api/tenant-config';
const script = '/js/tenant-config.js';
const missing = /^console\.error: Firebase configuration is missing or empty /;
const asScript = (value: unknown) => ({
  contentType: 'text/javascript',
  body: `window.__TENANT_CONFIG__ = ${JSON.stringify(value)};`,
});

test.use({ stock: { metadata: someMetadata, vehicles: { a1: someVehicles.a1 } } });

async function expectLiveSite(site: Site) {
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.cardNames).toHaveText(['2022 Mazda CX-5']);
}

async function expectDefaultSite(site: Site) {
  await expect(site.heading).toHaveText('Your Dealership');
  await expect(site.page.getByRole('heading', { name: 'Featured Vehicles' })).toBeVisible();
  await site.navigateTo('Inventory');
  await expect(site.page.getByText('Error: Not signed in yet')).toBeVisible();
  await expect(site.page.getByText('No matches found.')).toBeVisible();
  await site.navigateTo('Sell/Trade');
  await expect(site.button('Get My Estimate')).toBeEnabled();
  await site.navigateTo('About');
  await expect(site.heading).toHaveText('Your Dealership');
  await site.navigateTo('Contact');
  await expect(site.page.getByRole('main').getByText('123 Main Street, Anytown, USA')).toBeVisible();
  await site.button('Open chat').click();
  await expect(site.page.getByText('Hi there!')).toBeVisible();
}

test('uses a preset configuration, unless it has no firebase object', async ({ site }) => {
  await test.step('a script at the end of the page sets it', async () => {
    await site.respond('/preset.js', asScript(site.configuration));
    await site.changePage((page) => {
      page.html = page.html.replace('</body>', '<script src="/preset.js"></script></body>');
    });
    await site.open();
    await expectLiveSite(site);
    await site.page.unroute(site.url);
  });
  await test.step('it is set before the page', async () => {
    await site.presetConfiguration(site.configuration);
    await site.open();
    await expectLiveSite(site);
  });
  expect(site.requestsTo(api)).toHaveLength(0);

  const ignored = [{}, { ...site.configuration, firebase: {} }, { firebase: 'demo' }, 'demo', null];
  for (const [index, preset] of ignored.entries()) {
    await test.step(`ignores ${JSON.stringify(preset)}, and asks the host once`, async () => {
      await site.presetConfiguration(preset);
      await site.open();
      await expectLiveSite(site);
      expect(site.requestsTo(api)).toHaveLength(index + 1);
      await site.forgetConfiguration();
    });
  }
  expect(site.requestsTo(script)).toHaveLength(0);
});

test('falls back to the script when the API fails or has no configuration', async ({ site }) => {
  site.errors.expect(
    /tenant-config 500$/,
    /tenant-config net::ERR_CONNECTION_REFUSED/,
    /Failed to load resource/,
  );
  await site.respond(script, asScript(site.configuration));
  const responses = [
    { status: 500, json: site.configuration },
    'unreachable',
    { body: '<!doctype html>' },
    { body: '' },
    { json: [site.configuration] },
    { json: { emulators: site.configuration.emulators } },
    { json: { ...site.configuration, firebase: {} } },
  ] as const;
  for (const [index, response] of responses.entries()) {
    await test.step(JSON.stringify(response), async () => {
      await site.respond(api, response);
      await site.open();
      await expectLiveSite(site);
      expect(site.requestsTo(script)).toHaveLength(index + 1);
      await site.forgetConfiguration();
    });
  }
});

test('falls back to the script when the API does not respond within 5 s', async ({ site }) => {
  await site.installClock();
  await site.hold(`**${api}`);
  await site.respond(script, asScript(site.configuration));
  await site.goto();
  await expect.poll(() => site.requestsTo(api).length).toBe(1);
  await site.page.clock.runFor(2500);
  await expect(site.loading).toBeVisible();
  expect(site.requestsTo(script)).toHaveLength(0);
  await site.page.clock.runFor(2500);
  await expectLiveSite(site);
});

test('gives up on the script after 2.5 s and ignores it when it loads later', async ({ site }) => {
  site.errors.expect(missing);
  await site.installClock();
  await site.respond(api, { json: {} });
  await site.respond(script, asScript(site.configuration));
  const { release } = await site.hold(`**${script}`);
  await site.goto();
  await expect.poll(() => site.requestsTo(script).length).toBe(1);
  await expect(site.loading).toBeVisible();
  await site.page.clock.runFor(2500);
  await expect(site.heading).toHaveText('Your Dealership');

  const late = site.page.waitForResponse(`**${script}`);
  release();
  await (await late).finished();
  await expectDefaultSite(site);
  expect(site.requestsTo('accounts:signUp')).toHaveLength(0);
});

test('shows defaults without any configuration, and boots when there is one', async ({ site }) => {
  site.errors.expect(
    missing,
    /js\/tenant-config\.js/,
    /broken script/,
    /tenant-config|Failed to load resource/,
  );
  const failures = site.logged(/configuration is missing/);
  await site.respond(api, { json: {} });
  for (const [reason, response] of [
    ['missing script', undefined],
    ['unreachable script', 'unreachable'],
    ['empty configuration', asScript({ firebase: {} })],
    ['script error', { contentType: 'text/javascript', body: 'throw new Error("broken script")' }],
  ] as const) {
    await test.step(reason, async () => {
      if (response) await site.respond(script, response);
      await site.open();
      await expectDefaultSite(site);
    });
  }

  await test.step('the visitor returns to the page once the host has a configuration', async () => {
    const returnToPage = () =>
      site.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await site.respond(api, { status: 500 });
    await site.respond(script, 'unreachable');
    const asked = site.requestsTo(script).length;
    await returnToPage();
    await expect.poll(() => site.requestsTo(script).length).toBe(asked + 1);
    await site.respond(script, asScript(site.configuration));
    await site.navigateTo('Home');
    await expect(async () => {
      await returnToPage();
      await expect(site.heading).toHaveText('Alpha Autos', { timeout: 1000 });
    }).toPass();
    await expectLiveSite(site);
    await site.navigateTo('Inventory');
    await expect(site.page.getByText('Total Vehicles')).toBeVisible();
    expect(failures, 'one for each page').toHaveLength(4);
  });
});

test.describe('planted defaults', () => {
  const planted = {
    emulatorHosts: { auth: '127.0.0.1:1', firestore: '127.0.0.1:1' },
    config: { apiKey: 'planted', projectId: 'planted' },
  };

  test.beforeEach(async ({ site }) => {
    const value = Buffer.from(JSON.stringify(planted)).toString('base64');
    await site.page.context().addCookies([{ name: '__FIREBASE_DEFAULTS__', value, url: site.url }]);
  });

  test('ignores Firebase defaults in cookies and globals, and URL parameters', async ({
    site,
    newVisitor,
  }) => {
    await site.open();
    await expectLiveSite(site);
    const second = await newVisitor();
    await second.page.addInitScript((defaults) => {
      Object.assign(window, { __FIREBASE_DEFAULTS__: defaults });
    }, planted);
    await second.page.goto(`${second.url}?emulators=127.0.0.1:1&tenant=other#emulators=127.0.0.1:1`);
    await expectLiveSite(second);
  });

  test('connects to Google when only a cookie names emulators', async ({ site }) => {
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
    const refused = site.page.waitForEvent('console', (message) => message.text().includes('Nobody is'));
    await site.goto();
    await refused;
    for (const path of ['v1/projects/', 'google.firestore.v1.Firestore/Listen/'])
      await expect
        .poll(() => site.requestsTo(`https://firestore.googleapis.com/${path}`).length)
        .toBeGreaterThan(0);
  });
});
