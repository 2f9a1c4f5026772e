import { expect, test as base } from '@playwright/test';
import { BrowserErrors } from './browserErrors.ts';
import { Dealer, someMetadata, someVehicles, type Documents } from './dealer.ts';
import { configurationAt, sitePort } from './emulators.ts';
import { type Site, siteOn, summaryPath, urlOf } from './site.ts';

type Fixtures = {
  /** The documents that the dealer has at the start of a test. */
  documents: Documents;
  /** A dealer with its own tenant. */
  dealer: Dealer;
  /** The port of the dealer's site. */
  port: string;
  /** The dealer's site, not yet opened. */
  site: Site;
  /** Fails the test on any browser error that it does not declare as expected. */
  browserErrors: BrowserErrors;
};

export const summary = { totalCount: 1204, inStockCount: 37, soldThisMonth: 9 };

export const test = base.extend<Fixtures>({
  documents: [{ metadata: someMetadata, vehicles: someVehicles }, { option: true }],

  dealer: async ({ documents }, use) => {
    const dealer = new Dealer();
    await dealer.put(documents);
    await use(dealer);
  },

  port: sitePort,

  browserErrors: async ({ context: _ }, use) => {
    const browserErrors = new BrowserErrors();
    await use(browserErrors);
    expect(browserErrors.unexpected).toEqual([]);
  },

  // A mock answers for the dealer's server. Tests override it with routes of their own.
  site: async ({ context, page, dealer, browserErrors, port }, use) => {
    await browserErrors.watch(context, new URL(urlOf(dealer, port)));
    const configuration = configurationAt(dealer.host, port);
    await context.route('**/api/tenant-config', (route) => route.fulfill({ json: configuration }));
    await context.route(`**${summaryPath}`, (route) => route.fulfill({ json: summary }));
    await use(siteOn(page, dealer, browserErrors, port));
  },
});

export { expect };
