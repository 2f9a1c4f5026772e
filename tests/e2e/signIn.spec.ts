import { emulators } from './emulators.ts';
import { expect, test } from './fixtures.ts';
import { claimsOf, customToken } from './idToken.ts';
import { type Site, summaryPath } from './site.ts';

/** Visits the inventory. Returns the claims of the ID token that the summary request carries. */
async function visitAndReadClaims(site: Site) {
  await site.open();
  const summaryRequest = site.page.waitForRequest(`**${summaryPath}`);
  await site.navigateTo('Inventory');
  return claimsOf(await summaryRequest);
}

async function expectSignedOutSite(site: Site) {
  await expect(site.heading).toHaveText('Alpha Autos');
  await site.navigateTo('Inventory');
  await expect(site.page.getByText('Error: Not signed in yet')).toBeVisible();
  await expect(site.cards).toHaveCount(7);
  expect(site.requestsTo(summaryPath)).toHaveLength(0);
}

test('signs the visitor in anonymously, and reuses the account until it is deleted', async ({
  site,
  browserErrors,
}) => {
  browserErrors.expect(/status of 400/);
  const first = await visitAndReadClaims(site);
  expect(first.firebase.sign_in_provider).toBe('anonymous');
  const signUps = () => site.requestsTo('accounts:signUp').length;

  await test.step('reuses the anonymous account from an earlier visit', async () => {
    expect(await visitAndReadClaims(site)).toMatchObject({
      user_id: first.user_id,
      firebase: { sign_in_provider: 'anonymous' },
    });
    expect(signUps()).toBe(1);
  });
  await test.step('an initial token overrides the anonymous account, for that visit only', async () => {
    await site.forgetConfiguration();
    const initialAuthToken = customToken('customer-8');
    await site.respond('/api/tenant-config', { json: { ...site.configuration, initialAuthToken } });
    expect((await visitAndReadClaims(site)).user_id).toBe('customer-8');
    await site.page.unroute('**/api/tenant-config');
    expect(await visitAndReadClaims(site)).toMatchObject({
      user_id: first.user_id,
      firebase: { sign_in_provider: 'anonymous' },
    });
    expect(signUps()).toBe(1);
  });
  await test.step('creates a new account when the old one was deleted', async () => {
    const accounts = `${emulators.auth}/identitytoolkit.googleapis.com/v1/projects/${emulators.projectId}/accounts`;
    await fetch(`${accounts}:delete`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ localId: first.user_id }),
    });
    expect((await visitAndReadClaims(site)).user_id).not.toBe(first.user_id);
  });
});

test('reuses the account without IndexedDB', async ({ site }) => {
  await site.page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  const { user_id } = await visitAndReadClaims(site);
  expect((await visitAndReadClaims(site)).user_id).toBe(user_id);
});

test('signs in with an initial token, and stays usable when it is refused', async ({
  dealer,
  site,
  newVisitor,
  browserErrors,
}) => {
  browserErrors.expect(/signInWithCustomToken/, /Nobody is signed in/);
  const initialAuthToken = customToken('customer-7');
  await site.presetConfiguration({ ...site.configuration, initialAuthToken });
  expect(await visitAndReadClaims(site)).toMatchObject({
    user_id: 'customer-7',
    firebase: { sign_in_provider: 'custom' },
  });
  expect(site.requestsTo('accounts:signUp')).toHaveLength(0);

  await test.step('stays usable when the initial token is refused', async () => {
    const refused = await newVisitor(dealer);
    await refused.presetConfiguration({ ...site.configuration, initialAuthToken: 'not a token' });
    await refused.open();
    await expectSignedOutSite(refused);
    expect(refused.requestsTo('accounts:signUp')).toHaveLength(0);
  });
});

test('stays usable when anonymous sign-in is refused', async ({ site, browserErrors }) => {
  browserErrors.expect(/accounts:signUp/, /Nobody is signed in/);
  await site.page.route('**/accounts:signUp**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'OPERATION_NOT_ALLOWED' } } }),
  );
  await site.open();
  await expectSignedOutSite(site);
});

test('shows the site when sign-in takes longer than 6 s, and signs the visitor in once it completes', async ({
  site,
  browserErrors,
}) => {
  browserErrors.expect(/Nobody is signed in/);
  await site.installClock();
  const { release } = await site.hold('**/accounts:signUp**');
  await site.goto();
  await expect.poll(() => site.requestsTo('accounts:signUp').length).toBe(1);
  await site.page.clock.runFor(3000);
  await expect(site.loading).toBeVisible();
  await site.page.clock.runFor(3000);
  await expectSignedOutSite(site);

  const signedIn = site.page.waitForResponse('**/accounts:signUp**');
  release();
  await (await signedIn).finished();
  await expect(async () => {
    await site.navigateTo('Home');
    await site.navigateTo('Inventory');
    await expect(site.page.getByText('Total Vehicles')).toBeVisible();
  }).toPass();
});
