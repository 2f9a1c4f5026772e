import { type BrowserContext, expect, test as base } from '@playwright/test';
import { BrowserErrors, mapUrl } from './browserErrors.ts';
import { Dealer } from './dealer.ts';
import { configurationAt } from './emulators.ts';
import { Site, urlOf } from './site.ts';

type Fixtures = {
  /** A dealer with its own tenant and no documents yet. */
  dealer: Dealer;
  /** The dealer's site, not yet opened. */
  site: Site;
  /** Opens a new browser context for a dealer's site. */
  newVisitor: (dealer: Dealer) => Promise<Site>;
  /** Fails the test on any browser error that it does not declare as expected. */
  browserErrors: BrowserErrors;
};

export const summary = { totalCount: 1204, inStockCount: 37, soldThisMonth: 9 };

export const test = base.extend<Fixtures>({
  dealer: async ({ baseURL: _ }, use) => {
    await use(new Dealer());
  },

  browserErrors: async ({ context: _ }, use) => {
    const browserErrors = new BrowserErrors();
    await use(browserErrors);
    expect(browserErrors.unexpected).toEqual([]);
  },

  site: async ({ context, page, dealer, browserErrors }, use) => {
    await mockServers(context, dealer, browserErrors);
    await use(new Site(page, dealer));
  },

  newVisitor: async ({ browser, browserErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (dealer) => {
      const context = await browser.newContext();
      contexts.push(context);
      await mockServers(context, dealer, browserErrors);
      return new Site(await context.newPage(), dealer);
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

/** Mocks the dealer's server and Google Maps. Tests override these with routes of their own. */
export async function mockServers(
  context: BrowserContext,
  dealer: Dealer,
  browserErrors: BrowserErrors,
  port?: string,
): Promise<void> {
  browserErrors.watch(context, new URL(urlOf(dealer, port)));
  await context.route('**/api/tenant-config', (route) =>
    route.fulfill({ json: configurationAt(dealer.host, port) }),
  );
  await context.route('**/api/dashboard-summary/inventory', (route) => route.fulfill({ json: summary }));
  await context.route(`${mapUrl}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>A map' }),
  );
}
