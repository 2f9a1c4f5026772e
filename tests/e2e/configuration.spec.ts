import type { Site } from './site.ts';
import { someMetadata, someVehicles } from './dealer.ts';
import { sitePort } from './emulators.ts';
import { expect, test } from './fixtures.ts';

const api = '/api/tenant-config';
const script = '/js/tenant-config.js';
const assignment = (value: unknown) => `window.__TENANT_CONFIG__ = ${JSON.stringify(value)};`;
const answerScript = (site: Site, value: unknown) =>
  site.answer(script, { contentType: 'text/javascript', body: assignment(value) });

async function expectLiveSite(site: Site) {
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.cardNames).toHaveText(['2022 Mazda CX-5']);
}

/** Every screen on the defaults, with an empty inventory and nobody signed in. */
async function expectBareSite(site: Site) {
  await expect(site.heading).toHaveText('Your Dealership');
  await expect(site.page.getByRole('heading', { name: 'Featured Vehicles' })).toBeVisible();
  await site.choose('Inventory');
  await expect(site.page.getByText('Error: Not signed in yet')).toBeVisible();
  await expect(site.page.getByText('No matches found.')).toBeVisible();
  await site.choose('Sell/Trade');
  await expect(site.button('Get My Estimate')).toBeEnabled();
  await site.choose('About');
  await expect(site.heading).toHaveText('Your Dealership');
  await site.choose('Contact');
  await expect(site.page.getByRole('main').getByText('123 Main Street, Anytown, USA')).toBeVisible();
  await site.button('Open chat').click();
  await expect(site.page.getByText('Hi there!')).toBeVisible();
}

test.beforeEach(async ({ dealer }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicle('a1', someVehicles.a1);
});

test('a preset configuration is used, and none is fetched', async ({ site }) => {
  await site.preset(site.configuration);
  await site.open();
  await expectLiveSite(site);
  expect(site.requestsTo(api)).toHaveLength(0);
  expect(site.requestsTo(script)).toHaveLength(0);
});

test('a preset configuration counts wherever in the page its script stands', async ({ site }) => {
  await site.answer('/preset.js', {
    contentType: 'text/javascript',
    body: assignment(site.configuration),
  });
  await site.page.route(site.address, async (route) => {
    // Names below `localhost` are the browser's own.
    const response = await route.fetch({ url: `http://127.0.0.1:${sitePort}/` });
    const html = (await response.text()).replace('</body>', '<script src="/preset.js"></script></body>');
    await route.fulfill({ response, body: html });
  });
  await site.open();
  await expectLiveSite(site);
  expect(site.requestsTo(api)).toHaveLength(0);
});

test('the configuration comes from the API, asked once', async ({ site }) => {
  await site.open();
  await expectLiveSite(site);
  expect(site.requestsTo(api)).toHaveLength(1);
  expect(site.requestsTo(script)).toHaveLength(0);
});

test('a preset without firebase is none', async ({ site }) => {
  const presets = [
    {},
    { ...site.configuration, firebase: {} },
    { ...site.configuration, firebase: 'demo' },
    'demo',
    null,
  ];
  for (const [index, preset] of presets.entries()) {
    await site.preset(preset);
    await site.open();
    await expectLiveSite(site);
    expect(site.requestsTo(api)).toHaveLength(index + 1);
  }
});

test('the script helps out when the API has no configuration', async ({ site }) => {
  await answerScript(site, site.configuration);
  const answers = [
    { body: '<!doctype html>' },
    { body: '' },
    { json: [site.configuration] },
    { json: { emulators: site.configuration.emulators } },
    { json: { ...site.configuration, firebase: {} } },
  ];
  for (const [index, answer] of answers.entries()) {
    await site.answer(api, answer);
    await site.open();
    await expectLiveSite(site);
    expect(site.requestsTo(script)).toHaveLength(index + 1);
  }
});

test('the script helps out when the API fails', async ({ site, troubles }) => {
  troubles.expect(
    /tenant-config 500$/,
    /tenant-config net::ERR_CONNECTION_REFUSED/,
    /Failed to load resource/,
  );
  await answerScript(site, site.configuration);
  for (const answer of [{ status: 500, json: site.configuration }, 'unreachable'] as const) {
    await site.answer(api, answer);
    await site.open();
    await expectLiveSite(site);
  }
  expect(site.requestsTo(script)).toHaveLength(2);
});

test('the script helps out when the API has not answered after 5 s', async ({ site }) => {
  await site.takeTheClock();
  // The browser's own is out of the clock's reach.
  await site.page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Late', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
  await site.holdBack(`**${api}`);
  await answerScript(site, site.configuration);
  await site.start();
  await expect.poll(() => site.requestsTo(api).length).toBe(1);
  await site.page.clock.runFor(2500);
  await expect(site.loading).toBeVisible();
  expect(site.requestsTo(script)).toHaveLength(0);
  await site.page.clock.runFor(2500);
  await expectLiveSite(site);
});

test('a script that has not come after 2.5 s is given up, and what it brings later is ignored', async ({
  site,
  troubles,
}) => {
  troubles.expect(/Firebase configuration is missing or empty/);
  await site.takeTheClock();
  await site.answer(api, { json: {} });
  await answerScript(site, site.configuration);
  const { letGo } = await site.holdBack(`**${script}`);
  await site.start();
  await expect.poll(() => site.requestsTo(script).length).toBe(1);
  await expect(site.loading).toBeVisible();
  await site.page.clock.runFor(2500);
  await expect(site.heading).toHaveText('Your Dealership');

  const late = site.page.waitForResponse(`**${script}`);
  letGo();
  await (await late).finished();
  await expectBareSite(site);
  expect(site.requestsTo('accounts:signUp')).toHaveLength(0);
});

for (const { what, answer } of [
  { what: 'there is none', answer: undefined },
  { what: 'it cannot be reached', answer: 'unreachable' },
  {
    what: 'it sets an empty one',
    answer: { contentType: 'text/javascript', body: assignment({ firebase: {} }) },
  },
  { what: 'it throws', answer: { contentType: 'text/javascript', body: 'throw new Error("broken script")' } },
] as const) {
  test(`with no configuration anywhere the site works on its defaults: ${what}`, async ({
    site,
    troubles,
  }) => {
    troubles.expect(/^console\.error: Firebase configuration is missing or empty /);
    if (answer === undefined || answer === 'unreachable') troubles.expect(/js\/tenant-config\.js/);
    else if (answer.body.startsWith('throw')) troubles.expect(/broken script/);
    await site.answer(api, { json: {} });
    if (answer !== undefined) await site.answer(script, answer);
    await site.open();
    await expectBareSite(site);
  });
}

test('a planted cookie, global or address parameter changes nothing', async ({
  site,
  newVisitor,
  dealer,
}) => {
  const elsewhere = { emulatorHosts: { auth: '127.0.0.1:1', firestore: '127.0.0.1:1' } };
  const planted = { ...elsewhere, config: { apiKey: 'planted', projectId: 'planted' } };
  const value = Buffer.from(JSON.stringify(planted)).toString('base64');
  await site.page.context().addCookies([{ name: '__FIREBASE_DEFAULTS__', value, url: site.address }]);
  await site.open();
  await expectLiveSite(site);

  const second = await newVisitor(dealer);
  await second.page.addInitScript((defaults) => {
    Object.assign(window, { __FIREBASE_DEFAULTS__: defaults });
  }, planted);
  await second.page.goto(`${second.address}?emulators=127.0.0.1:1&tenant=other#emulators=127.0.0.1:1`);
  await expectLiveSite(second);
});

test('without emulators in the configuration Google’s own servers are asked, whatever a cookie says', async ({
  site,
  troubles,
}) => {
  const { firebase } = site.configuration;
  troubles.expect(/https:\/\/identitytoolkit\.googleapis\.com\//, /https:\/\/firestore\.googleapis\.com\//);
  troubles.expect(/Nobody is signed in/);
  const planted = { emulatorHosts: { auth: '127.0.0.1:1', firestore: '127.0.0.1:1' } };
  const value = Buffer.from(JSON.stringify(planted)).toString('base64');
  await site.page.context().addCookies([{ name: '__FIREBASE_DEFAULTS__', value, url: site.address }]);
  await site.page.route('https://identitytoolkit.googleapis.com/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'ADMIN_ONLY_OPERATION' } } }),
  );
  await site.holdBack('https://firestore.googleapis.com/**');
  await site.answer(api, { json: { firebase } });
  const refused = site.page.waitForEvent('console', (message) => message.text().includes('Nobody is'));
  await site.start();
  await refused;
  for (const path of ['v1/projects/', 'google.firestore.v1.Firestore/Listen/'])
    await expect
      .poll(() => site.requestsTo(`https://firestore.googleapis.com/${path}`).length)
      .toBeGreaterThan(0);
});
