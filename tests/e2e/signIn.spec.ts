import type { Site } from './site.ts';
import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { claimsOf, customToken } from './idToken.ts';

const summaryPath = '/api/dashboard-summary/inventory';

/** What the token of the inventory screen's summary call says. */
async function claimsOnInventory(site: Site) {
  const asked = site.page.waitForRequest(`**${summaryPath}`);
  await site.choose('Inventory');
  return claimsOf(await asked);
}

async function expectReadingWithoutUser(site: Site) {
  await expect(site.heading).toHaveText('Alpha Autos');
  await site.choose('Inventory');
  await expect(site.page.getByText('Error: Not signed in yet')).toBeVisible();
  await expect(site.cards).toHaveCount(7);
  expect(site.requestsTo(summaryPath)).toHaveLength(0);
}

test.beforeEach(async ({ dealer }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
});

test('the anonymous visitor of an earlier visit is the same one again', async ({ site }) => {
  await site.open();
  const first = await claimsOnInventory(site);
  await site.page.reload();
  const second = await claimsOnInventory(site);
  expect(second.user_id).toBe(first.user_id);
  expect(second.firebase.sign_in_provider).toBe('anonymous');
  expect(site.requestsTo('accounts:signUp')).toHaveLength(1);
});

test('an initial token decides who the visitor is', async ({ site }) => {
  await site.preset({ ...site.configuration, initialAuthToken: customToken('customer-7') });
  await site.open();
  const claims = await claimsOnInventory(site);
  expect(claims.user_id).toBe('customer-7');
  expect(claims.firebase.sign_in_provider).toBe('custom');
  expect(site.requestsTo('accounts:signUp')).toHaveLength(0);
});

test('an initial token decides even after an anonymous visit, and no longer than it is there', async ({
  site,
}) => {
  await site.open();
  const first = await claimsOnInventory(site);
  await site.answer('/api/tenant-config', {
    json: { ...site.configuration, initialAuthToken: customToken('customer-8') },
  });
  await site.open();
  expect((await claimsOnInventory(site)).user_id).toBe('customer-8');
  await site.page.unroute('**/api/tenant-config');
  await site.open();
  const last = await claimsOnInventory(site);
  expect(last.firebase.sign_in_provider).toBe('anonymous');
  expect(last.user_id).toBe(first.user_id);
});

test('after a refused token the visitor reads on without a user', async ({ site, troubles }) => {
  troubles.expect(/signInWithCustomToken/, /Nobody is signed in/);
  await site.preset({ ...site.configuration, initialAuthToken: 'not a token' });
  await site.open();
  await expectReadingWithoutUser(site);
  expect(site.requestsTo('accounts:signUp')).toHaveLength(0);
});

test('after a refused anonymous sign-in the visitor reads on without a user', async ({ site, troubles }) => {
  troubles.expect(/accounts:signUp/, /Nobody is signed in/);
  await site.page.route('**/accounts:signUp**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'OPERATION_NOT_ALLOWED' } } }),
  );
  await site.open();
  await expectReadingWithoutUser(site);
});

test('a sign-in that has not answered after 6 s holds the page no longer, and still counts when it comes', async ({
  site,
  troubles,
}) => {
  troubles.expect(/Nobody is signed in/);
  await site.takeTheClock();
  const { letGo } = await site.holdBack('**/accounts:signUp**');
  await site.start();
  await expect.poll(() => site.requestsTo('accounts:signUp').length).toBe(1);
  await site.page.clock.runFor(3000);
  await expect(site.loading).toBeVisible();
  await site.page.clock.runFor(3000);
  await expectReadingWithoutUser(site);

  const signedIn = site.page.waitForResponse('**/accounts:signUp**');
  letGo();
  await (await signedIn).finished();
  await expect(async () => {
    await site.choose('Home');
    await site.choose('Inventory');
    await expect(site.page.getByText('Total Vehicles')).toBeVisible();
  }).toPass();
});

test('a visitor whose browser has no IndexedDB is signed in too, and known again', async ({ site }) => {
  await site.page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await site.open();
  const first = await claimsOnInventory(site);
  await site.page.reload();
  expect((await claimsOnInventory(site)).user_id).toBe(first.user_id);
});
