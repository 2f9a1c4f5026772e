import { someMetadata } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

const chunk = (name: string) => `**/assets/${name}-*.js`;

test('a screen whose code fails to load shows an error, and is loaded again', async ({ site }) => {
  site.errors.expect(/ContactScreen/, /AboutScreen/, /ValuationScreen/);
  const openWithoutCode = async (label: string) => {
    await site.navigateTo(label);
    await expect(site.heading).toHaveText('This page could not be shown.');
  };
  await site.block(chunk('ContactScreen'));
  await site.block(chunk('AboutScreen'));
  await site.block(chunk('ValuationScreen'), 1);
  await site.open();
  await test.step('opens despite one failed request for its code', async () => {
    await site.navigateTo('Sell/Trade');
    await expect(site.heading).toHaveText('Instant Trade-In Valuation');
  });
  await test.step('shows an error and a way home when its code fails to load', async () => {
    await openWithoutCode('Contact');
    await expect(site.footer).toBeVisible();
    await site.button('Open chat').click();
    await expect(site.page.getByText('Hi there!')).toBeVisible();
    await site.button('Close chat').click();
    await site.button('Back to Home').click();
    await expect(site.heading).toHaveText('Alpha Autos');
  });
  await test.step('reloads its chunk when the browser comes back online', async () => {
    await openWithoutCode('Contact');
    await site.page.unroute(chunk('ContactScreen'));
    await site.goOnline();
    await expect(site.heading).toHaveText('Contact');
    await expect(site.page.getByRole('main').getByText(someMetadata.contact.address)).toBeVisible();
  });
  await test.step('reloads its chunk when the visitor returns to the screen', async () => {
    await openWithoutCode('About');
    await site.page.unroute(chunk('AboutScreen'));
    await site.navigateTo('Contact');
    await expect(site.heading).toHaveText('Contact');
    await site.navigateTo('About');
    await expect(site.page.getByRole('region', { name: 'Meet the Team' })).toBeVisible();
  });
});

test.describe('chat', () => {
  test.beforeEach(({ site }) => site.errors.expect(/LiveChat/));

  async function expectChat(site: Site) {
    await expect(site.button('Open chat')).toBeVisible();
    await site.button('Open chat').click();
    await expect(site.page.getByText('Hi there!')).toBeVisible();
  }

  for (const [event, happen] of [
    ['the visitor navigates to another screen', (site: Site) => site.navigateTo('About')],
    ['the browser comes back online', (site: Site) => site.goOnline()],
  ] as const) {
    test(`reloads its chunk when ${event}`, async ({ site }) => {
      await site.block(chunk('LiveChat'));
      const failed = site.page.waitForEvent('requestfailed', (request) => request.url().includes('LiveChat'));
      await site.open();
      await failed;
      await site.waitUntilPreloaded();
      await site.page.unroute(chunk('LiveChat'));
      await happen(site);
      await expectChat(site);
    });
  }

  test('reloads its chunk when a request fails after the browser came back online', async ({ site }) => {
    let requests = 0;
    const failing = Promise.withResolvers<void>();
    await site.page.route(
      chunk('LiveChat'),
      async (route) => {
        requests += 1;
        if (requests === 2) await failing.promise;
        await route.abort('connectionreset');
      },
      { times: 2 },
    );
    await site.open();
    await expect.poll(() => requests).toBe(2);
    // Nothing renders any more once the inventory is prepared.
    await expect(site.page.getByRole('searchbox', { includeHidden: true })).toBeAttached();
    await site.goOnline();
    failing.resolve();
    await expectChat(site);
  });
});
