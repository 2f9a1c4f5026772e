import { writeFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import type { OtherBrowser } from '../../tools/browsers/findBrowser.ts';
import { aVehicle, Dealer, someMetadata, someVehicles } from '../e2e/dealer.ts';
import { urlOf } from '../e2e/site.ts';
import { openPage, type Look } from './browserPage.ts';
import { testedPath } from './buildTestedPage.ts';
import { Visitor } from './visitor.ts';

export type Options = { browserToTest: OtherBrowser; look: Look };

type Fixtures = {
  dealer: Dealer;
  /** A visitor who has just opened the dealer's site. Fails the test on any error of the page. */
  visitor: Visitor;
};

export const test = base.extend<Options & Fixtures>({
  browserToTest: ['firefox', { option: true }],
  look: [{ width: 1280, height: 800, colorScheme: 'light' }, { option: true }],

  dealer: async ({ baseURL: _ }, use) => {
    const dealer = new Dealer();
    await dealer.putMetadata(someMetadata);
    await dealer.putMarker();
    await dealer.putVehicles({ ...someVehicles, h8: aVehicle({ make: 'Opel', model: 'Astra' }) });
    await use(dealer);
  },

  visitor: async ({ browserToTest, look, dealer }, use, testInfo) => {
    const page = await openPage(browserToTest, look);
    try {
      await page.goto(urlOf(dealer).replace(/\/$/, testedPath));
      const visitor = new Visitor(page);
      await use(visitor);
      if (testInfo.status !== testInfo.expectedStatus)
        writeFileSync(testInfo.outputPath('page.png'), await page.screenshot());
      expect(await visitor.errors()).toEqual([]);
    } finally {
      await page.close();
    }
  },
});

export { expect };
