import { writeFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import type { OtherBrowser } from '../../tools/browsers/findBrowser.ts';
import { openPage } from '../../tools/browsers/openPage.ts';
import type { Look, Page } from '../../tools/browsers/page.ts';
import { aDealer, aVehicle, type Dealer, someMetadata, someVehicles } from '../e2e/dealer.ts';
import { urlOf } from '../e2e/site.ts';
import { testedPath } from './buildTestedPage.ts';
import { Visitor } from './visitor.ts';

export type Options = { browserToTest: OtherBrowser; look: Look };

type Fixtures = {
  dealer: Dealer;
  /** A visitor who has just opened the dealer's site. Fails the test on any error of the page. */
  visitor: Visitor;
};

/** One browser for all tests of a project: each test has its own dealer, and so its own origin and storage. */
type WorkerFixtures = Options & { browserPage: Page };

export const test = base.extend<Fixtures, WorkerFixtures>({
  browserToTest: ['firefox', { option: true, scope: 'worker' }],
  look: [
    { width: 1280, height: 800, colorScheme: 'light' },
    { option: true, scope: 'worker' },
  ],

  browserPage: [
    async ({ browserToTest, look }, use) => {
      const { page, close } = await openPage(browserToTest, look);
      const isDark = await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches");
      expect(isDark).toBe(look.colorScheme === 'dark');
      await use(page);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  dealer: async ({ baseURL: _ }, use) => {
    const dealer = aDealer();
    const vehicles = { ...someVehicles, h8: aVehicle({ make: 'Opel', model: 'Astra' }) };
    await dealer.put({ metadata: someMetadata, vehicles });
    await dealer.putMarker();
    await use(dealer);
  },

  visitor: async ({ browserPage, dealer }, use, testInfo) => {
    // Puppeteer waits for the end of the previous page's frames, but Firefox keeps that page for Back.
    await browserPage.evaluate("document.querySelector('iframe')?.remove()");
    await browserPage.goto(urlOf(dealer).replace(/\/$/, testedPath));
    const visitor = new Visitor(browserPage);
    await use(visitor);
    if (testInfo.status !== testInfo.expectedStatus)
      writeFileSync(testInfo.outputPath('page.png'), await browserPage.screenshot());
    expect(await browserPage.evaluate('window.testedPage.errors')).toEqual([]);
  },
});

export { expect };
