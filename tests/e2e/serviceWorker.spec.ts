import type { Page } from '@playwright/test';
import { someMetadata, someVehicles } from './dealer.ts';
import { expect, mockServers, test as base } from './fixtures.ts';
import { nextHeading, type ReleasedSite, serveRelease } from './releasedSite.ts';
import { Site } from './site.ts';

const test = base.extend<{ release: ReleasedSite }>({
  release: async ({ baseURL: _ }, use) => {
    const release = await serveRelease();
    await use(release);
    await release.close();
  },
  site: async ({ context, page, dealer, browserErrors, release }, use) => {
    await mockServers(context, dealer, browserErrors, release.port);
    await dealer.putMetadata(someMetadata);
    await dealer.putVehicles(someVehicles);
    await dealer.putMarker();
    await use(new Site(page, dealer, release.port));
  },
});
test.use({ serviceWorkers: 'allow' });
// Only because of what `leave` says.
test.describe.configure({ retries: 1 });

/** Firestore's client requests an image from Google when it has no connection. */
const offlineErrors = /ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|cleardot/;

/** Resolves when a worker will answer the next visit, and no newer one is being installed. */
const workerInstalled = (page: Page) =>
  page.evaluate(async () => {
    const { active, installing } = await navigator.serviceWorker.ready;
    const isChanging = (worker: ServiceWorker | null) =>
      worker !== null && ['installing', 'activating'].includes(worker.state);
    for (const worker of [active, installing]) {
      while (isChanging(worker))
        await new Promise((resolve) => worker?.addEventListener('statechange', resolve, { once: true }));
    }
  });

/** The paths that the worker has stored. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('site')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

async function expectHome(site: Site, heading = 'Featured Vehicles') {
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(site.cards).toHaveCount(3);
}

/** The first visit, until the worker is installed. */
async function visitFirst(site: Site) {
  await site.open();
  await expectHome(site);
  await workerInstalled(site.page);
}

/**
 * Leaves the page once it has loaded everything, and gives a waiting worker the time to take over. Without that time, the next
 * navigation sometimes hangs with Playwright, which attaches to the new worker; it never does without Playwright.
 */
async function leave({ page }: Site) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('ContactScreen')),
  );
  await page.goto('about:blank');
  await page.waitForTimeout(2000);
}

const isStored = (site: Site, release: ReleasedSite) =>
  expect.poll(() => storedPaths(site.page)).toEqual(expect.arrayContaining(release.scripts()));

test('answers the next visit from this browser: the page and its files, and nothing else', async ({
  site,
}) => {
  await visitFirst(site);
  await site.open();
  await expectHome(site);
  const sources = site.page.context();
  const navigation = await site.page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON());
  expect(navigation.workerStart).toBeGreaterThan(0);
  await site.navigateTo('Inventory');
  await expect(site.page.getByRole('definition').first()).toHaveText('1,204');
  const stored = await storedPaths(site.page);
  expect(stored).toContain('/');
  expect(stored.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  expect(sources.serviceWorkers()).toHaveLength(1);
});

test('is registered after the first live data', async ({ site }) => {
  const { release } = await site.hold('**/google.firestore.v1.Firestore/Listen/**');
  await site.open();
  await expectHome(site);
  await site.page.waitForTimeout(500);
  const registrations = () =>
    site.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registrations()).toBe(0);
  release();
  await expect.poll(registrations).toBe(1);
});

test('without a connection, shows the dealer and the cars of the last visit, then live data again', async ({
  dealer,
  site,
  browserErrors,
}) => {
  browserErrors.expect(offlineErrors);
  await visitFirst(site);
  await expect.poll(() => site.keptKeys()).toContainEqual(expect.stringContaining('showroom copy'));
  await leave(site);
  await site.page.context().setOffline(true);
  await site.open();
  await expectHome(site);
  await expect(site.footer.getByText(someMetadata.contact.address)).toBeVisible();
  await site.navigateTo('Inventory');
  await expect(site.cards).toHaveCount(7);
  await expect(site.page.getByText('Error: Could not reach the server')).toBeVisible();
  await site.openVehicle('2016 Nissan Rogue');
  await site.navigateTo('Contact');
  await expect(site.page.getByText('Sunday: By appointment').first()).toBeVisible();
  await site.button('Open chat').click();
  await site.page.getByRole('textbox', { name: 'Message' }).fill('What are your hours?');
  await site.button('Send').click();
  await expect(site.page.getByRole('log').getByText(/8:00 AM/)).toBeVisible();
  await site.button('Close chat').click();
  await site.navigateTo('Sell/Trade');
  await site.page.getByLabel('VIN').fill('1HGCM82633A004352');
  await site.page.getByLabel('Mileage').fill('40000');
  await site.button('Get My Estimate').click();
  await expect(site.modal).toContainText('Your Valuation');
  await site.page.keyboard.press('Escape');

  await dealer.changePrice('a1', 25_000);
  await site.page.context().setOffline(false);
  await site.navigateTo('Inventory');
  await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible({ timeout: 40_000 });
});

test('a new release is there on the next visit, also without a connection', async ({
  release,
  site,
  browserErrors,
}) => {
  browserErrors.expect(offlineErrors);
  await visitFirst(site);
  await leave(site);
  release.publishNext();
  await site.open();
  await expectHome(site);
  await isStored(site, release);
  await leave(site);
  await site.open();
  await expectHome(site, nextHeading);
  await site.page.context().setOffline(true);
  await site.open();
  await expectHome(site, nextHeading);
  await site.navigateTo('About');
  await expect(site.page.getByText('Rosa Lindqvist')).toBeVisible();
});

test('an old worker serves a new page, and the new worker removes the old files', async ({
  release,
  site,
}) => {
  await visitFirst(site);
  const old = release.scriptNamed('AboutScreen');
  release.publishNext();
  // A reload keeps the old worker.
  await site.open();
  await expectHome(site);
  await isStored(site, release);
  await site.open();
  await expectHome(site, nextHeading);
  await site.navigateTo('About');
  await expect(site.page.getByText('Rosa Lindqvist')).toBeVisible();
  expect(await storedPaths(site.page)).toContain(old);
  await expect(async () => {
    await leave(site);
    await site.open();
    expect(await storedPaths(site.page)).not.toContain(old);
  }).toPass();
  await expectHome(site, nextHeading);
});

test('a tab that stays open during a release keeps its screens', async ({
  context,
  dealer,
  release,
  site,
}) => {
  await visitFirst(site);
  await site.open();
  await expectHome(site);
  release.publishNext();
  const second = new Site(await context.newPage(), dealer, release.port);
  await second.open();
  await isStored(second, release);
  await site.navigateTo('About');
  await expect(site.page.getByText('Rosa Lindqvist')).toBeVisible();
  await second.open();
  await expectHome(second, nextHeading);
});

test('a page that the host has changed without a release is there on the next visit', async ({
  release,
  site,
}) => {
  await visitFirst(site);
  const changed = '<html lang="en" class="changed" data-script="https://cdn.example/assets/x.js">';
  release.edit('index.html', (html) => html.replace('<html lang="en">', changed));
  await site.open();
  await expect
    .poll(() => site.page.evaluate(async () => (await caches.match('/'))?.text()))
    .toContain('class="changed"');
  await site.open();
  await expect(site.page.locator('html')).toHaveClass('changed');
});

test('a page that has moved to another host is no longer answered from this browser', async ({
  context,
  site,
}) => {
  await visitFirst(site);
  await context.route(site.url, (route) =>
    route.fulfill({ status: 301, headers: { location: 'https://elsewhere.invalid/' } }),
  );
  await site.open();
  await expectHome(site);
  await expect.poll(() => storedPaths(site.page)).not.toContain('/');
});

test('never stores a page with an initial token', async ({ release, site }) => {
  await visitFirst(site);
  const data = '<script type="text/plain">{ firebase, initialAuthToken: token }</script>';
  release.edit('index.html', (html) => html.replace('</body>', `${data}</body>`));
  await site.open();
  await expectHome(site);
  await expect.poll(() => storedPaths(site.page)).not.toContain('/');
  await site.open();
  await expectHome(site);
});

test('a file that is no longer stored comes from the host', async ({ release, site }) => {
  await visitFirst(site);
  const script = release.scriptNamed('index');
  await site.page.evaluate(async (path) => (await caches.open('site')).delete(path), script);
  await site.open();
  await expectHome(site);
});

test('full storage neither breaks a visit nor holds back a release', async ({ release, site }) => {
  const browser = await site.page.context().newCDPSession(site.page);
  const { origin } = new URL(site.url);
  await visitFirst(site);
  release.publishNext();
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await site.open();
  await expectHome(site);
  await expect.poll(() => storedPaths(site.page)).not.toContain('/');
  await leave(site);
  await site.open();
  await expectHome(site, nextHeading);
});

test('storage that never responds does not keep the visitor waiting', async ({ release, site }) => {
  const hang = 'caches.match = caches.open = () => new Promise(() => {})';
  release.edit('sw.js', (worker) => `addEventListener('activate', () => { ${hang} });${worker}`);
  await visitFirst(site);
  await site.open();
  await expectHome(site);
});

test('the site is complete where the browser refuses a worker', async ({ site }) => {
  await site.page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  });
  await site.open();
  await expectHome(site);
  await site.navigateTo('Inventory');
  await expect(site.cards).toHaveCount(7);
});

test('a host that answers every path with a page gets no worker, and spoils no stored file', async ({
  context,
  release,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/unsupported MIME type/);
  const answerWithPage = (url: string) =>
    context.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await answerWithPage('**/sw.js');
  const refusal = site.page.waitForEvent('console', (message) => /unsupported MIME/.test(message.text()));
  await site.open();
  await expectHome(site);
  await refusal;
  await context.unroute('**/sw.js');
  await leave(site);
  await visitFirst(site);

  release.publishNext();
  await answerWithPage('**/assets/next-*');
  await site.open();
  await expectHome(site);
  await expect.poll(() => storedPaths(site.page)).not.toContain('/');
  expect((await storedPaths(site.page)).filter((path) => path.includes('next-'))).toEqual([]);
  await context.unroute('**/assets/next-*');
  await leave(site);
  await site.open();
  await expectHome(site, nextHeading);
});

test('a withdrawn worker leaves at once, with everything that it has stored', async ({ release, site }) => {
  await visitFirst(site);
  await release.withdrawWorker();
  await site.open();
  await expectHome(site);
  await expect
    .poll(() =>
      site.page.evaluate(async () => [
        await caches.keys(),
        (await navigator.serviceWorker.getRegistrations()).length,
      ]),
    )
    .toEqual([[], 0]);
  release.publishNext();
  await site.open();
  await expectHome(site, nextHeading);
});
