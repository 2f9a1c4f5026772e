import { type BrowserContext, expect, test as base } from '@playwright/test';
import { Dealer } from './dealer.ts';
import { configurationAt } from './emulators.ts';
import { addressOf, Site } from './site.ts';
import { mapAddress, Troubles } from './troubles.ts';

type Fixtures = {
  /** The dealer of this test's own tenant, which has no document yet. */
  dealer: Dealer;
  /** That dealer's site, not yet opened. */
  site: Site;
  /** Another visitor, of this dealer's site or another's, in a browser profile of their own. */
  newVisitor: (dealer: Dealer) => Promise<Site>;
  /** What goes wrong unexpectedly fails the test. */
  troubles: Troubles;
};

export const summary = { totalCount: 1204, inStockCount: 37, soldThisMonth: 9 };

export const test = base.extend<Fixtures>({
  dealer: async ({ baseURL: _ }, use) => {
    await use(new Dealer());
  },

  troubles: async ({ context: _ }, use) => {
    const troubles = new Troubles();
    await use(troubles);
    expect(troubles.unsettled).toEqual([]);
  },

  site: async ({ context, page, dealer, troubles }, use) => {
    await prepare(context, dealer, troubles);
    await use(new Site(page, dealer));
  },

  newVisitor: async ({ browser, troubles }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (dealer) => {
      const context = await browser.newContext();
      contexts.push(context);
      await prepare(context, dealer, troubles);
      return new Site(await context.newPage(), dealer);
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

/** Stands in for the dealer's server and for Google's map. A test may answer otherwise. */
async function prepare(context: BrowserContext, dealer: Dealer, troubles: Troubles): Promise<void> {
  troubles.watch(context, new URL(addressOf(dealer)));
  await context.route('**/api/tenant-config', (route) =>
    route.fulfill({ json: configurationAt(dealer.host) }),
  );
  await context.route('**/api/dashboard-summary/inventory', (route) => route.fulfill({ json: summary }));
  await context.route(`${mapAddress}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>A map' }),
  );
}
