import { test as base, expect } from '@playwright/test';
import { type BrowserErrors, watchErrors } from './browserErrors.ts';
import { aDealer, type Dealer, type Documents, someMetadata, someVehicles } from './dealer.ts';
import { configurationAt, type Site, siteOn, siteUrl, summaryPath } from './site.ts';

type Fixtures = {
  /** The documents that the dealer has at the start of a test. */
  documents: Documents;
  dealer: Dealer;
  url: string;
  /** Mocks the dealer's server. Tests override it with routes of their own. */
  server: void;
  /** The dealer's site, not yet opened. Any browser error that the test does not expect fails it. */
  site: Site & { errors: BrowserErrors };
};

export const summary = { totalCount: 1204, inStockCount: 37, soldThisMonth: 9 };

export const test = base.extend<Fixtures>({
  documents: [{ metadata: someMetadata, vehicles: someVehicles }, { option: true }],

  dealer: async ({ documents }, use) => {
    const dealer = aDealer();
    await dealer.put(documents);
    await use(dealer);
  },

  url: ({ dealer }, use) => use(siteUrl(dealer)),

  server: async ({ context, url }, use) => {
    await context.route('**/api/tenant-config', (route) => route.fulfill({ json: configurationAt(url) }));
    await context.route(`**${summaryPath}`, (route) => route.fulfill({ json: summary }));
    await use();
  },

  site: async ({ context, page, url, server: _ }, use) => {
    const errors = await watchErrors(context, new URL(url));
    await use({ ...siteOn(page, url), errors });
    expect(errors.unexpected()).toEqual([]);
  },
});

export { expect };
