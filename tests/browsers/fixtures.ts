import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { OtherBrowser } from '../../tools/browsers/findBrowser.ts';
import { openPage } from '../../tools/browsers/openPage.ts';
import type { Page, PageOptions } from '../../tools/browsers/page.ts';
import { test as e2e } from '../e2e/fixtures.ts';
import { testedPath } from './buildTestedPage.ts';
import type { TestedPage } from './inPage.ts';

export type Options = { browserToTest: OtherBrowser; pageOptions: PageOptions };

type Fixtures = {
  /** A visitor who has just opened the dealer's site. Fails the test on any error of the page. */
  visitor: ReturnType<typeof visitorOn>;
};

/** One browser for all tests of a project: each test has its own dealer, and so its own origin and storage. */
type WorkerFixtures = Options & { browserPage: Page };

/** Looks at a page and uses it as a visitor does. Finds elements by role and name, and waits for them. */
function visitorOn(page: Page) {
  const call = (name: keyof TestedPage, ...args: readonly string[]) =>
    page.evaluate(`window.testedPage.${name}(...${JSON.stringify(args)})`);
  const presses = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const clicks = async (role: string, name: string) => {
    await call('sees', role, name);
    const { x, y } = (await call('center', role, name)) as ReturnType<TestedPage['center']>;
    // Within 500 ms, a press at the same place would be a double click.
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 500))');
    await page.mouse.click(x, y);
  };
  return {
    page,
    presses,
    clicks,
    sees: (role: string, name: string) => call('sees', role, name),
    reads: (role: string, text: string) => call('reads', role, text),
    hasFocusOn: (role: string, name: string) => call('hasFocusOn', role, name),
    fills: async (role: string, name: string, text: string) => {
      await clicks(role, name);
      await presses(...text.split(''));
    },
    /** Presses Tab until the element with this role and name has focus. */
    tabsTo: async (role: string, name: string) => {
      // After the last element, Tab would leave the page.
      await call('sees', role, name);
      for (let steps = 0; steps < 40; steps += 1) {
        await presses('Tab');
        if (await call('hasFocus', role, name)) return;
      }
      throw new Error(`Tab does not reach '${name}'.`);
    },
  };
}

export const test = e2e.extend<Fixtures, WorkerFixtures>({
  browserToTest: ['firefox', { option: true, scope: 'worker' }],
  pageOptions: [
    { width: 1280, height: 800, colorScheme: 'light' },
    { option: true, scope: 'worker' },
  ],

  browserPage: [
    async ({ browserToTest, pageOptions }, use) => {
      const { page, close } = await openPage(browserToTest, pageOptions);
      const isDark = await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches");
      expect(isDark).toBe(pageOptions.colorScheme === 'dark');
      await use(page);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  visitor: async ({ browserPage, url }, use, testInfo) => {
    // Puppeteer waits for the end of the previous page's frames, but Firefox keeps that page for Back.
    await browserPage.evaluate("document.querySelector('iframe')?.remove()");
    await browserPage.goto(new URL(testedPath, url).href);
    await use(visitorOn(browserPage));
    if (testInfo.status !== testInfo.expectedStatus)
      writeFileSync(testInfo.outputPath('page.png'), await browserPage.screenshot());
    expect(await browserPage.evaluate('window.testedPage.incidents')).toEqual([]);
  },
});
