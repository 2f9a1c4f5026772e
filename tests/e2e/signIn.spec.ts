import type { Site } from './site.ts';
import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { claimsOf, customToken } from './idToken.ts';

const summaryPath = '/api/dashboard-summary/inventory';

/** Opens the inventory. Returns the claims of the ID token that the summary request carries. */
async function openInventoryAndReadClaims(site: Site) {
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

test.beforeEach(async ({ dealer }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
});

test('reuses the anonymous account from an earlier visit', async ({ site }) => {
  await site.open();
  const first = await openInventoryAndReadClaims(site);
  await site.page.reload();
  const second = await openInventoryAndReadClaims(site);
  expect(second.user_id).toBe(first.user_id);
  expect(second.firebase.sign_in_provider).toBe('anonymous');
  expect(site.requestsTo('accounts:signUp')).toHaveLength(1);
});

test('signs in with an initial token', async ({ site }) => {
  await site.presetConfiguration({ ...site.configuration, initialAuthToken: customToken('customer-7') });
  await site.open();
  const claims = await openInventoryAndReadClaims(site);
  expect(claims.user_id).toBe('customer-7');
  expect(claims.firebase.sign_in_provider).toBe('custom');
  expect(site.requestsTo('accounts:signUp')).toHaveLength(0);
});

test('an initial token overrides the anonymous account, for that visit only', async ({ site }) => {
  await site.open();
  const first = await openInventoryAndReadClaims(site);
  await site.forgetConfiguration();
  await site.respond('/api/tenant-config', {
    json: { ...site.configuration, initialAuthToken: customToken('customer-8') },
  });
  await site.open();
  expect((await openInventoryAndReadClaims(site)).user_id).toBe('customer-8');
  await site.page.unroute('**/api/tenant-config');
  await site.open();
  const last = await openInventoryAndReadClaims(site);
  expect(last.firebase.sign_in_provider).toBe('anonymous');
  expect(last.user_id).toBe(first.user_id);
});

test('stays usable when the initial token is refused', async ({ site, browserErrors }) => {
  browserErrors.expect(/signInWithCustomToken/, /Nobody is signed in/);
  await site.presetConfiguration({ ...site.configuration, initialAuthToken: 'not a token' });
  await site.open();
  await expectSignedOutSite(site);
  expect(site.requestsTo('accounts:signUp')).toHaveLength(0);
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

test('reuses the account without IndexedDB', async ({ site }) => {
  await site.page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await site.open();
  const first = await openInventoryAndReadClaims(site);
  await site.page.reload();
  expect((await openInventoryAndReadClaims(site)).user_id).toBe(first.user_id);
});
