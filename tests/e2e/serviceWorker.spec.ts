import type { Page } from '@playwright/test';
import { offlineErrors } from './browserErrors.ts';
import { someMetadata, vehicleCount } from './dealer.ts';
import { nextHeading, type ReleasedSite } from './releasedSite.ts';
import { expect, test, workerInstalled } from './returningVisitor.ts';
import { listenChannel, type Site, siteOn } from './site.ts';

// For the hanging navigation that `leave` describes.
test.describe.configure({ retries: 1 });

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** The paths that the worker has stored. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('site')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

const expectPageNotStored = ({ page }: Site) => expect.poll(() => storedPaths(page)).not.toContain('/');
const expectStored = ({ page }: Site, release: ReleasedSite) =>
  expect.poll(() => storedPaths(page)).toEqual(expect.arrayContaining(release.scripts()));

async function visit(site: Site, heading = 'Featured Vehicles') {
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(site.cards).toHaveCount(3);
}

/** The first visit, until the worker is installed. */
async function visitFirst(site: Site) {
  await visit(site);
  await workerInstalled(site.page);
}

/**
 * Leaves the page once it has loaded everything, and gives a waiting worker time to take over. Otherwise the next navigation
 * sometimes hangs, because Playwright attaches to the new worker. It never hangs without Playwright.
 */
async function leave(site: Site) {
  await site.waitUntilPreloaded();
  await site.page.goto('about:blank');
  await site.page.waitForTimeout(2000);
}

async function expectAboutScreen(site: Site) {
  await site.navigateTo('About');
  await expect(site.page.getByText('Rosa Lindqvist')).toBeVisible();
}

test('serves the page and its files after the first live data', async ({ context, release, site }) => {
  const { page } = site;
  await test.step('is registered after the first live data', async () => {
    const held = await site.hold(listenChannel);
    await visit(site);
    await page.waitForTimeout(500);
    expect(await registrations(page)).toBe(0);
    held.release();
    await expect.poll(() => registrations(page)).toBe(1);
    await workerInstalled(page);
  });
  await test.step('serves the next visit from storage: the page and its files, and nothing else', async () => {
    await visit(site);
    const navigation = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON());
    expect(navigation.workerStart).toBeGreaterThan(0);
    await site.navigateTo('Inventory');
    await expect(site.counts.first()).toHaveText('1,204');
    const stored = await storedPaths(page);
    expect(stored).toContain('/');
    expect(stored.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
    expect(context.serviceWorkers()).toHaveLength(1);
  });
  await test.step('a file that is no longer stored comes from the host, and is stored again', async () => {
    const script = release.scriptNamed('index');
    expect(await page.evaluate(async (path) => (await caches.open('site')).delete(path), script)).toBe(true);
    await visit(site);
    await expect.poll(() => storedPaths(page)).toContain(script);
  });
  await test.step('a page changed without a release is shown on the next visit', async () => {
    const changed = '<html lang="en" class="changed" data-script="https://cdn.example/assets/x.js">';
    release.edit('index.html', (html) => html.replace('<html lang="en">', changed));
    await site.open();
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/'))?.text()))
      .toContain('class="changed"');
    await site.open();
    await expect(page.locator('html')).toHaveClass('changed');
  });
  await test.step('a host that now has another site is no longer served from storage', async () => {
    const other = `<title>Other Cars</title><link rel="prefetch" href="${release.scriptNamed('index')}">`;
    await context.route(site.url, (route) => route.fulfill({ contentType: 'text/html', body: other }));
    await visit(site);
    await expectPageNotStored(site);
    await page.goto(site.url);
    await expect(page).toHaveTitle('Other Cars');
  });
});

test('shows a new release on the next visit, even without a connection', async ({
  dealer,
  release,
  site,
}) => {
  const { page } = site;
  site.errors.expect(offlineErrors);
  await visitFirst(site);
  // For the visit without a connection.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('showroom cache');
  await leave(site);
  release.publishNext();
  await visit(site);
  await expectStored(site, release);
  await leave(site);
  await visit(site, nextHeading);
  await test.step('without a connection, shows the dealer and the cars of the last visit', async () => {
    await page.context().setOffline(true);
    await visit(site, nextHeading);
    await expect(site.footer.getByText(someMetadata.contact.address)).toBeVisible();
    await expectAboutScreen(site);
    await site.navigateTo('Inventory');
    await expect(site.cards).toHaveCount(vehicleCount);
    await expect(page.getByText('Error: Could not reach the server')).toBeVisible();
    await site.openVehicle('2016 Nissan Rogue');
    await dealer.changePrice('a1', 25_000);
    await page.context().setOffline(false);
    await site.navigateTo('Inventory');
    await expect(site.price('$25,000')).toBeVisible({ timeout: 40_000 });
  });
});

test('an old worker serves a new page, and open tabs keep their release', async ({
  context,
  release,
  site,
}) => {
  await visitFirst(site);
  await visit(site);
  const old = release.scriptNamed('AboutScreen');
  release.publishNext();
  const second = siteOn(await context.newPage(), site.url);
  await test.step('an old worker serves a new page', async () => {
    // A reload keeps the old worker.
    await second.open();
    await expectStored(second, release);
    await visit(second, nextHeading);
    await expectAboutScreen(second);
  });
  await test.step('a tab that stays open during a release keeps its screens', async () => {
    await expectAboutScreen(site);
    expect(await storedPaths(site.page)).toContain(old);
    await second.page.close();
  });
  await test.step('the new worker removes the old files', async () => {
    await expect(async () => {
      await leave(site);
      await site.open();
      expect(await storedPaths(site.page)).not.toContain(old);
    }).toPass();
    await visit(site, nextHeading);
  });
});

test('does not show a release until all its files have arrived', async ({ context, release, site }) => {
  await visitFirst(site);
  // Like a host that answers every path with a page.
  await context.route('**/assets/next-AboutScreen-*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  release.publishNext();
  await visit(site);
  await site.waitUntilPreloaded();
  // The new worker's installation has failed.
  await expect.poll(() => storedPaths(site.page)).toContainEqual(expect.stringContaining('next-'));
  await workerInstalled(site.page);
  await leave(site);
  await visit(site);
  await expectAboutScreen(site);
});

test('full storage neither breaks a visit nor delays a release', async ({ release, site }) => {
  const browser = await site.page.context().newCDPSession(site.page);
  const { origin } = new URL(site.url);
  await visitFirst(site);
  release.publishNext();
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await visit(site);
  await expectPageNotStored(site);
  await leave(site);
  await visit(site, nextHeading);
});

test('storage that never responds does not keep the visitor waiting', async ({ release, site }) => {
  const hang = 'caches.match = caches.open = () => new Promise(() => {})';
  release.edit('sw.js', (worker) => `addEventListener('activate', () => { ${hang} });${worker}`);
  await visitFirst(site);
  await visit(site);
  const navigation = await site.page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON());
  expect(navigation.responseStart).toBeLessThan(5000);
});

test('a host that answers every path with a page gets no worker', async ({ context, site }) => {
  site.errors.expect(/^console\.error: .*unsupported MIME type/);
  await context.route('**/sw.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await visit(site);
  await expect.poll(() => site.logged(/unsupported MIME/)).toHaveLength(1);
  await context.unroute('**/sw.js');
  await visitFirst(site);
});

test('a withdrawn worker unregisters at once, and deletes everything that it has stored', async ({
  release,
  site,
}) => {
  await visitFirst(site);
  await release.withdrawWorker();
  await visit(site);
  await expect.poll(() => registrations(site.page)).toBe(0);
  await expect.poll(() => site.page.evaluate(() => caches.keys())).toEqual([]);
  release.publishNext();
  await visit(site, nextHeading);
});

/** Runs a script in a page of the host's earlier site, which registers a worker for a scope. */
async function visitEarlierSite({ page, url }: Site, release: ReleasedSite, worker: string, scope: string) {
  release.add('old-worker.js', worker);
  await page.route(`${url}old`, (route) => route.fulfill({ contentType: 'text/html', body: 'Old prices' }));
  await page.goto(`${url}old`);
  await page.evaluate(async (of) => {
    for (const name of ['old offline', 'site', 'first paint'])
      await (await caches.open(name)).put('/', new Response('Old prices'));
    await navigator.serviceWorker.register('/old-worker.js', { scope: of });
  }, scope);
}

test('pages and workers of an earlier site are not used, and deleted', async ({ release, site }) => {
  const { page } = site;
  await visitEarlierSite(site, release, '', '/old/');
  await visitFirst(site);
  await visit(site);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['site', 'first paint']);
  await expect.poll(() => registrations(page)).toBe(1);
});

test('a withdrawn worker replaces an earlier site’s worker at its path', async ({ release, site }) => {
  const oldWorker = "onfetch = (event) => event.respondWith(caches.match('/'))";
  await visitEarlierSite(site, release, oldWorker, '/');
  await site.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const expectOldSite = async () => {
    await site.page.goto(site.url);
    await expect(site.page.getByText('Old prices')).toBeVisible();
  };
  await expectOldSite();
  await release.withdrawWorker('old-worker.js');
  await expectOldSite();
  await expect.poll(() => registrations(site.page)).toBe(0);
  await visitFirst(site);
});

test('an initial token in the page is stored nowhere', async ({ context, release, site }) => {
  const { page } = site;
  const hasPaint = () => page.evaluate(() => caches.has('first paint'));
  await visitFirst(site);
  await expect.poll(hasPaint).toBe(true);
  const config = { ...site.configuration, initialAuthToken: JSON.stringify({ uid: 'secret-customer' }) };
  const script = `<head><script>window.__TENANT_CONFIG__ = ${JSON.stringify(config)}</script>`;
  release.edit('index.html', (html) => html.replace('<head>', () => script));
  await visit(site);
  await expectPageNotStored(site);
  await visit(site);
  await expect.poll(hasPaint).toBe(false);
  const cached = await page.evaluate(async () => {
    const texts = [JSON.stringify(sessionStorage)];
    for (const name of await caches.keys())
      for (const stored of await (await caches.open(name)).matchAll()) texts.push(await stored.text());
    return texts.join();
  });
  const stored = cached + JSON.stringify(await context.storageState({ indexedDB: true }));
  expect(stored).toContain('showroom cache');
  expect(stored).not.toContain('secret-customer');
});
