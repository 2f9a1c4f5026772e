import { emulators } from './emulators.ts';
import { expect, test } from './fixtures.ts';
import { customToken, readUser } from './idToken.ts';
import { type Site, summaryPath } from './site.ts';

async function expectSignedOutSite(site: Site) {
  await expect(site.heading).toHaveText('Alpha Autos');
  await site.navigateTo('Inventory');
  await expect(site.page.getByText('Error: Not signed in yet')).toBeVisible();
  await expect(site.cards).toHaveCount(7);
  expect(site.requestsTo(summaryPath)).toHaveLength(0);
}

test('an anonymous account is reused until it is deleted', async ({ site }) => {
  site.errors.expect(/status of 400/);
  const first = await readUser(site);
  expect(first.provider).toBe('anonymous');

  await test.step('an initial token overrides the anonymous account, for that visit only', async () => {
    await site.forgetConfiguration();
    const initialAuthToken = customToken('customer-8');
    await site.respond('/api/tenant-config', { json: { ...site.configuration, initialAuthToken } });
    expect(await readUser(site)).toEqual({ id: 'customer-8', provider: 'custom' });
    await site.page.unroute('**/api/tenant-config');
    expect(await readUser(site)).toEqual(first);
    expect(site.requestsTo('accounts:signUp')).toHaveLength(1);
  });
  await test.step('reuses the anonymous account from an earlier visit', async () => {
    expect(await readUser(site)).toEqual(first);
  });
  await test.step('creates a new account when the old one was deleted', async () => {
    const project = `${emulators.auth}/identitytoolkit.googleapis.com/v1/projects/${emulators.projectId}`;
    await fetch(`${project}/accounts:delete`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ localId: first.id }),
    });
    expect((await readUser(site)).id).not.toBe(first.id);
  });
});

test('reuses the account without IndexedDB', async ({ site }) => {
  await site.page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  expect(await readUser(site)).toEqual(await readUser(site));
});

test('a new visitor with an initial token gets no anonymous account', async ({ site }) => {
  await site.presetConfiguration({ ...site.configuration, initialAuthToken: customToken('customer-7') });
  expect(await readUser(site)).toEqual({ id: 'customer-7', provider: 'custom' });
  expect(site.requestsTo('accounts:signUp')).toHaveLength(0);
});

test('stays usable when sign-in is refused', async ({ newVisitor, browserErrors }) => {
  browserErrors.expect(/signInWithCustomToken/, /accounts:signUp/, /Nobody is signed in/);
  await test.step('with an initial token', async () => {
    const visitor = await newVisitor();
    await visitor.presetConfiguration({ ...visitor.configuration, initialAuthToken: 'not a token' });
    await visitor.open();
    await expectSignedOutSite(visitor);
    expect(visitor.requestsTo('accounts:signUp')).toHaveLength(0);
  });
  await test.step('anonymously', async () => {
    const visitor = await newVisitor();
    const error = { code: 400, message: 'OPERATION_NOT_ALLOWED' };
    await visitor.respond('/v1/accounts:signUp**', { status: 400, json: { error } });
    await visitor.open();
    await expectSignedOutSite(visitor);
  });
});

test('shows the site after 6 s without sign-in, which completes later', async ({ site }) => {
  site.errors.expect(/Nobody is signed in/);
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
