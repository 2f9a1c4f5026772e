import type { Site } from './site.ts';
import { someMetadata, someVehicles } from './dealer.ts';
import { sitePort } from './emulators.ts';
import { expect, test } from './fixtures.ts';

const api = '/api/tenant-config';
const script = '/js/tenant-config.js';
const assignment = (value: unknown) => `window.__TENANT_CONFIG__ = ${JSON.stringify(value)};`;
const respondWithScript = (site: Site, value: unknown) =>
  site.respond(script, { contentType: 'text/javascript', body: assignment(value) });

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

test.beforeEach(async ({ dealer }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicle('a1', someVehicles.a1);
});

test('uses a preset configuration without fetching one', async ({ site }) => {
  await site.presetConfiguration(site.configuration);
  await site.open();
  await expectLiveSite(site);
  expect(site.requestsTo(api)).toHaveLength(0);
  expect(site.requestsTo(script)).toHaveLength(0);
});

test('accepts a preset from a script at the end of the page', async ({ site }) => {
  await site.respond('/preset.js', {
    contentType: 'text/javascript',
    body: assignment(site.configuration),
  });
  await site.page.route(site.url, async (route) => {
    // Node does not resolve subdomains of localhost.
    const response = await route.fetch({ url: `http://127.0.0.1:${sitePort}/` });
    const html = (await response.text()).replace('</body>', '<script src="/preset.js"></script></body>');
    await route.fulfill({ response, body: html });
  });
  await site.open();
  await expectLiveSite(site);
  expect(site.requestsTo(api)).toHaveLength(0);
});

test('fetches the configuration from the API once', async ({ site }) => {
  await site.open();
  await expectLiveSite(site);
  expect(site.requestsTo(api)).toHaveLength(1);
  expect(site.requestsTo(script)).toHaveLength(0);
});

test('ignores a preset without a firebase object', async ({ site }) => {
  const presets = [
    {},
    { ...site.configuration, firebase: {} },
    { ...site.configuration, firebase: 'demo' },
    'demo',
    null,
  ];
  for (const [index, preset] of presets.entries()) {
    await site.presetConfiguration(preset);
    await site.open();
    await expectLiveSite(site);
    expect(site.requestsTo(api)).toHaveLength(index + 1);
    await site.forgetConfiguration();
  }
});

test('falls back to the script when the API has no configuration', async ({ site }) => {
  await respondWithScript(site, site.configuration);
  const responses = [
    { body: '<!doctype html>' },
    { body: '' },
    { json: [site.configuration] },
    { json: { emulators: site.configuration.emulators } },
    { json: { ...site.configuration, firebase: {} } },
  ];
  for (const [index, response] of responses.entries()) {
    await site.respond(api, response);
    await site.open();
    await expectLiveSite(site);
    expect(site.requestsTo(script)).toHaveLength(index + 1);
    await site.forgetConfiguration();
  }
});

test('falls back to the script when the API request fails', async ({ site, browserErrors }) => {
  browserErrors.expect(
    /tenant-config 500$/,
    /tenant-config net::ERR_CONNECTION_REFUSED/,
    /Failed to load resource/,
  );
  await respondWithScript(site, site.configuration);
  for (const response of [{ status: 500, json: site.configuration }, 'unreachable'] as const) {
    await site.respond(api, response);
    await site.open();
    await expectLiveSite(site);
    await site.forgetConfiguration();
  }
  expect(site.requestsTo(script)).toHaveLength(2);
});

test('falls back to the script when the API does not respond within 5 s', async ({ site }) => {
  await site.installClock();
  await site.hold(`**${api}`);
  await respondWithScript(site, site.configuration);
  await site.goto();
  await expect.poll(() => site.requestsTo(api).length).toBe(1);
  await site.page.clock.runFor(2500);
  await expect(site.loading).toBeVisible();
  expect(site.requestsTo(script)).toHaveLength(0);
  await site.page.clock.runFor(2500);
  await expectLiveSite(site);
});

test('gives up on the script after 2.5 s and ignores it when it loads later', async ({
  site,
  browserErrors,
}) => {
  browserErrors.expect(/Firebase configuration is missing or empty/);
  await site.installClock();
  await site.respond(api, { json: {} });
  await respondWithScript(site, site.configuration);
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

for (const { reason, response } of [
  { reason: 'missing script', response: undefined },
  { reason: 'unreachable script', response: 'unreachable' },
  {
    reason: 'empty configuration',
    response: { contentType: 'text/javascript', body: assignment({ firebase: {} }) },
  },
  {
    reason: 'script error',
    response: { contentType: 'text/javascript', body: 'throw new Error("broken script")' },
  },
] as const) {
  test(`shows defaults without any configuration: ${reason}`, async ({ site, browserErrors }) => {
    browserErrors.expect(/^console\.error: Firebase configuration is missing or empty /);
    if (response === undefined || response === 'unreachable') browserErrors.expect(/js\/tenant-config\.js/);
    else if (response.body.startsWith('throw')) browserErrors.expect(/broken script/);
    await site.respond(api, { json: {} });
    if (response !== undefined) await site.respond(script, response);
    await site.open();
    await expectDefaultSite(site);
  });
}

test('shows defaults when Trusted Types disallows the script’s policy', async ({ site, browserErrors }) => {
  browserErrors.expect(/^console\.error: Firebase configuration is missing or empty /);
  await site.page.addInitScript(() => {
    const { trustedTypes } = window;
    if (trustedTypes === undefined) return;
    trustedTypes.createPolicy = () => {
      throw new TypeError('Policy "dealer" disallowed.');
    };
  });
  await site.respond(api, { json: {} });
  await site.open();
  await expectDefaultSite(site);
});

test('boots without a reload when the configuration can be had later', async ({ site, browserErrors }) => {
  browserErrors.expect(/Firebase configuration is missing or empty|tenant-config|Failed to load resource/);
  const logged: string[] = [];
  site.page.on('console', (message) => {
    if (/configuration is missing/.test(message.text())) logged.push(message.text());
  });
  const returnToPage = () => site.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await site.respond(api, { status: 500 });
  await site.open();
  await expect(site.heading).toHaveText('Your Dealership');
  await returnToPage();
  await expect.poll(() => site.requestsTo(script).length).toBe(2);
  await respondWithScript(site, site.configuration);
  await expect(async () => {
    await returnToPage();
    await expect(site.heading).toHaveText('Alpha Autos', { timeout: 1000 });
  }).toPass();
  await expectLiveSite(site);
  await site.navigateTo('Inventory');
  await expect(site.page.getByText('Total Vehicles')).toBeVisible();
  expect(logged).toHaveLength(1);
});

test('ignores Firebase defaults in cookies and globals, and URL parameters', async ({
  site,
  newVisitor,
  dealer,
}) => {
  const otherEmulators = { emulatorHosts: { auth: '127.0.0.1:1', firestore: '127.0.0.1:1' } };
  const planted = { ...otherEmulators, config: { apiKey: 'planted', projectId: 'planted' } };
  const value = Buffer.from(JSON.stringify(planted)).toString('base64');
  await site.page.context().addCookies([{ name: '__FIREBASE_DEFAULTS__', value, url: site.url }]);
  await site.open();
  await expectLiveSite(site);

  const second = await newVisitor(dealer);
  await second.page.addInitScript((defaults) => {
    Object.assign(window, { __FIREBASE_DEFAULTS__: defaults });
  }, planted);
  await second.page.goto(`${second.url}?emulators=127.0.0.1:1&tenant=other#emulators=127.0.0.1:1`);
  await expectLiveSite(second);
});

test('connects to Google when the configuration names no emulators, even if a cookie does', async ({
  site,
  browserErrors,
}) => {
  const { firebase } = site.configuration;
  browserErrors.expect(
    /https:\/\/identitytoolkit\.googleapis\.com\//,
    /https:\/\/firestore\.googleapis\.com\//,
  );
  browserErrors.expect(/Nobody is signed in/);
  const planted = { emulatorHosts: { auth: '127.0.0.1:1', firestore: '127.0.0.1:1' } };
  const value = Buffer.from(JSON.stringify(planted)).toString('base64');
  await site.page.context().addCookies([{ name: '__FIREBASE_DEFAULTS__', value, url: site.url }]);
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
