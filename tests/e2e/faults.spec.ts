import { emulators } from '../../tools/emulators/addresses.ts';
import { vehicleCount } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { listenChannel } from './site.ts';

const firestoreRules = (allow: boolean) => `service cloud.firestore {
  match /databases/{database}/documents { match /{document=**} { allow read, write: if ${allow}; } }
}`;

/** Opens or closes the whole database of a project. */
const setRules = (project: string, { allow }: { allow: boolean }) =>
  fetch(`http://${emulators.firestore}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content: firestoreRules(allow) }] } }),
  });

test('shows defaults when Firestore denies access, and recovers', async ({ dealer, site }) => {
  site.errors.expect(/details could not be loaded/, /inventory could not be loaded/, /status of 403/);
  site.errors.expect(/Firestore\/Listen\/|reach Cloud Firestore/, /page shows placeholders/);
  // A separate project, so that its rules can change without affecting other tests.
  const project = `demo-closed-${dealer.host.split('.')[1]}`;
  const { firebase } = site.configuration;
  const json = { ...site.configuration, firebase: { ...firebase, projectId: project } };
  await setRules(project, { allow: false });
  await site.respond('/api/tenant-config', { json });
  await site.open();
  await expect(site.heading).toHaveText('Your Dealership');
  await site.navigateTo('Inventory');
  await expect(site.page.getByText('No matches found.')).toBeVisible();
  await expect.poll(() => site.logged(/could not be loaded/)).toHaveLength(2);

  await test.step('retries at once when back online', async () => {
    await setRules(project, { allow: true });
    await site.goOnline();
    await expect(site.cards).toHaveCount(5);
  });
  await test.step('a cached configuration that is refused is replaced, with the listener blocked', async () => {
    await setRules(project, { allow: false });
    await site.block(listenChannel);
    await site.page.unroute('**/api/tenant-config');
    await site.open();
    await expect(site.heading).toHaveText('Your Dealership');
    await expect(async () => {
      await site.open();
      await expect(site.heading).toHaveText('Alpha Autos', { timeout: 1000 });
    }).toPass();
  });
});

test('keeps showing data while offline, and when the Firestore client fails', async ({ dealer, site }) => {
  const { page } = site;
  // Chromium does not always log a worker's failed requests.
  site.errors.expect(
    /INTERNAL|Firestore\/Listen\/|ERR_INTERNET_DISCONNECTED|reach Cloud Firestore/,
    /Firestore has failed/,
    /could not be loaded/,
  );
  await site.openInventory();
  await expect(site.cards).toHaveCount(vehicleCount);

  await test.step('keeps showing data while offline and resumes live updates when back online', async () => {
    // Chromium may fire the event before the worker is offline, and then keeps its new connection.
    const disconnected = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('Firestore/Listen/'),
    );
    const map = page.getByTitle(/^Map of/);
    await site.navigateTo('Contact');
    await expect(map).toBeVisible();
    await site.block(listenChannel);
    await page.context().setOffline(true);
    await disconnected;
    await expect(map, 'the map, offline').toHaveCount(0);
    await dealer.changePrice('a1', 25_000);
    await site.navigateTo('Home');
    await expect(site.price('$26,450')).toBeVisible();
    await page.unroute(listenChannel);
    await page.context().setOffline(false);
    await expect(site.price('$25,000')).toBeVisible({ timeout: 30_000 });
  });

  const message = 'FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state';
  const worker = () => page.workers()[0];
  await test.step('opens a new Firestore client after an internal assertion', async () => {
    await site.navigateTo('Inventory');
    await worker()?.evaluate((text) => void setTimeout(() => reportError(new Error(text))), message);
    await expect.poll(() => site.logged(/Firestore has failed/)).toHaveLength(1);
    await dealer.changePrice('a1', 19_990);
    await expect(site.price('$25,000')).toBeVisible();
    await expect(site.cards).toHaveCount(vehicleCount);
    await site.goOnline();
    await expect(site.price('$19,990')).toBeVisible();
  });

  await test.step('opens another one after the next assertion', async () => {
    await worker()?.evaluate((text) => void Promise.reject(new Error(text)), message);
    await expect.poll(() => site.logged(/Firestore has failed/)).toHaveLength(2);
    await dealer.changePrice('a1', 18_990);
    await expect(site.price('$18,990')).toBeVisible();
  });
});

test('replaces a connection that is silent or may have died', async ({ dealer, site }) => {
  const sessions = new Set<string>();
  // The server's answers to the first session never arrive.
  await site.page.route(/\/Listen\/channel\?.*RID=rpc/, async (route) => {
    sessions.add(new URL(route.request().url()).searchParams.get('SID') ?? '');
    if (sessions.size > 1) await route.continue();
  });
  await site.open();
  await expect.poll(() => sessions.size).toBe(1);
  await site.navigateTo('Inventory');
  await expect(site.cards).toHaveCount(vehicleCount);
  await dealer.changePrice('a1', 25_000);
  await test.step('opens a new connection when the first one stays silent', async () => {
    await expect(site.price('$25,000')).toBeVisible({ timeout: 45_000 });
  });
  await test.step('opens a new connection when the page returns from the back/forward cache', async () => {
    const before = sessions.size;
    await site.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => sessions.size).toBeGreaterThan(before);
    await dealer.changePrice('a1', 19_990);
    await expect(site.price('$19,990')).toBeVisible();
  });
});
