import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

const chatChunk = '**/assets/LiveChat-*.js';
const contactChunk = '**/assets/ContactScreen-*.js';

const goOnline = (site: Site) => site.page.evaluate(() => dispatchEvent(new Event('online')));

test.beforeEach(async ({ dealer }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
});

test.describe('screen', () => {
  async function openContactWithoutChunk(site: Site) {
    await site.page.route(contactChunk, (route) => route.abort('connectionreset'));
    await site.open();
    await site.navigateTo('Contact');
    await expect(site.heading).toHaveText('This page could not be shown.');
  }

  test('shows an error and a way home when its code fails to load', async ({ site, browserErrors }) => {
    browserErrors.expect(/ContactScreen/);
    await openContactWithoutChunk(site);
    await site.button('Back to Home').click();
    await expect(site.heading).toHaveText('Alpha Autos');
  });

  test('opens despite one failed request for its code', async ({ site, browserErrors }) => {
    browserErrors.expect(/ContactScreen/);
    await site.page.route(contactChunk, (route) => route.abort('connectionreset'), { times: 1 });
    await site.open();
    await site.navigateTo('Contact');
    await expect(site.heading).toHaveText('Contact');
  });

  test('reloads its chunk when the browser comes back online', async ({ site, browserErrors }) => {
    browserErrors.expect(/ContactScreen/);
    await openContactWithoutChunk(site);
    await site.page.unroute(contactChunk);
    await goOnline(site);
    await expect(site.heading).toHaveText('Contact');
    await expect(site.page.getByRole('main').getByText(someMetadata.contact.address)).toBeVisible();
  });

  test('reloads its chunk when the visitor returns to the screen', async ({ site, browserErrors }) => {
    browserErrors.expect(/ContactScreen/);
    await openContactWithoutChunk(site);
    await site.page.unroute(contactChunk);
    await site.navigateTo('About');
    await expect(site.page.getByRole('region', { name: 'Meet the Team' })).toBeVisible();
    await site.navigateTo('Contact');
    await expect(site.heading).toHaveText('Contact');
  });
});

test.describe('chat', () => {
  async function openWithoutChat(site: Site) {
    await site.page.route(chatChunk, (route) => route.abort('connectionreset'));
    const failed = site.page.waitForEvent('requestfailed', (request) => request.url().includes('LiveChat'));
    await site.open();
    await failed;
    // The last chunk to load.
    await expect.poll(() => site.requestsTo('ContactScreen').length).toBeGreaterThan(0);
    await site.page.unroute(chatChunk);
  }

  async function expectChat(site: Site) {
    await expect(site.button('Open chat')).toBeVisible();
    await site.button('Open chat').click();
    await expect(site.page.getByText('Hi there!')).toBeVisible();
  }

  test('reloads its chunk when the visitor navigates to another screen', async ({ site, browserErrors }) => {
    browserErrors.expect(/LiveChat/);
    await openWithoutChat(site);
    await site.navigateTo('About');
    await expectChat(site);
  });

  test('reloads its chunk when the browser comes back online', async ({ site, browserErrors }) => {
    browserErrors.expect(/LiveChat/);
    await openWithoutChat(site);
    await goOnline(site);
    await expectChat(site);
  });

  test('reloads its chunk when a request fails after the browser came back online', async ({
    site,
    browserErrors,
  }) => {
    browserErrors.expect(/LiveChat/);
    let requests = 0;
    let failNow = () => {};
    const failing = new Promise<void>((resolve) => {
      failNow = resolve;
    });
    await site.page.route(
      chatChunk,
      async (route) => {
        requests += 1;
        if (requests === 2) await failing;
        await route.abort('connectionreset');
      },
      { times: 2 },
    );
    await site.open();
    await expect.poll(() => requests).toBe(2);
    // Nothing renders any more once the inventory is prepared.
    await expect(site.page.getByRole('searchbox', { includeHidden: true })).toBeAttached();
    await goOnline(site);
    failNow();
    await expectChat(site);
  });
});
