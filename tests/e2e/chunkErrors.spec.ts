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
    await site.choose('Contact');
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
    await site.choose('Contact');
    await expect(site.heading).toHaveText('Contact');
  });

  test('loads its code again when online', async ({ site, browserErrors }) => {
    browserErrors.expect(/ContactScreen/);
    await openContactWithoutChunk(site);
    await site.page.unroute(contactChunk);
    await goOnline(site);
    await expect(site.heading).toHaveText('Contact');
    await expect(site.page.getByRole('main').getByText(someMetadata.contact.address)).toBeVisible();
  });

  test('loads its code again when the visitor returns to it', async ({ site, browserErrors }) => {
    browserErrors.expect(/ContactScreen/);
    await openContactWithoutChunk(site);
    await site.page.unroute(contactChunk);
    await site.choose('About');
    await expect(site.page.getByRole('region', { name: 'Meet the Team' })).toBeVisible();
    await site.choose('Contact');
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

  test('loads its code again when the visitor changes the screen', async ({ site, browserErrors }) => {
    browserErrors.expect(/LiveChat/);
    await openWithoutChat(site);
    await site.choose('About');
    await expectChat(site);
  });

  test('loads its code again when the browser is online', async ({ site, browserErrors }) => {
    browserErrors.expect(/LiveChat/);
    await openWithoutChat(site);
    await goOnline(site);
    await expectChat(site);
  });
});
