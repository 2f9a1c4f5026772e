import { writeFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import type { OtherBrowser } from '../../tools/browsers/findBrowser.ts';
import { openPage } from '../../tools/browsers/openPage.ts';
import type { Look, Page } from '../../tools/browsers/page.ts';
import { aDealer, aVehicle, type Dealer, someMetadata, someVehicles } from '../e2e/dealer.ts';
import { urlOf } from '../e2e/site.ts';
import { testedPath } from './buildTestedPage.ts';
import type { TestedPage } from './inPage.ts';

export type Options = { browserToTest: OtherBrowser; look: Look };

type Fixtures = {
  dealer: Dealer;
  /** A visitor who has just opened the dealer's site. Fails the test on any error of the page. */
  visitor: ReturnType<typeof visitorOn>;
};

/** One browser for all tests of a project: each test has its own dealer, and so its own origin and storage. */
type WorkerFixtures = Options & { browserPage: Page };

type Methods = Omit<TestedPage, 'errors'>;

/** Looks at a page and uses it as a visitor does. Finds elements by role and name, and waits for them. */
function visitorOn(page: Page) {
  const call = async <Name extends keyof Methods>(name: Name, ...args: Parameters<Methods[Name]>) => {
    const list = args.map((value) => JSON.stringify(value)).join(', ');
    return (await page.evaluate(`window.testedPage.${name}(${list})`)) as ReturnType<Methods[Name]>;
  };
  const poll = <Value>(read: () => Promise<Value>, message: string) =>
    expect.poll(read, { timeout: 20_000, message });
  const expectNothingTooWide = async () => expect(await call('tooWide')).toEqual([]);
  const presses = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Waits for an element with this role and name, and checks that nothing is wider than its box. */
  const sees = async (role: string, name: string) => {
    await poll(() => call('texts', role, name), `${role} '${name}'`).not.toEqual([]);
    await expectNothingTooWide();
  };
  const clicks = async (role: string, name: string) => {
    await sees(role, name);
    const { x, y } = await call('center', role, name);
    // Within 500 ms, a press at the same place would be a double click.
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 500))');
    await page.mouse.click(x, y);
  };
  return {
    page,
    presses,
    sees,
    clicks,
    /** Waits until an element with this role contains the text, and checks that nothing is wider than its box. */
    reads: async (role: string, text: string | RegExp) => {
      await poll(async () => (await call('texts', role)).join('\n'), role).toMatch(text);
      await expectNothingTooWide();
    },
    /** Waits until this many elements have this role. */
    counts: (role: string, count: number) => poll(() => call('texts', role), role).toHaveLength(count),
    fills: async (role: string, name: string, text: string) => {
      await clicks(role, name);
      await presses(...text.split(''));
    },
    /** Presses Tab until the element with this role and name has focus. */
    tabsTo: async (role: string, name: string) => {
      for (let steps = 0; steps < 40; steps += 1) {
        await presses('Tab');
        if (await call('hasFocus', role, name)) return;
      }
      throw new Error(`Tab does not reach '${name}'.`);
    },
    /** Waits until the element with this role and name has focus. */
    isAt: (role: string, name: string) =>
      poll(() => call('hasFocus', role, name), `focus on '${name}'`).toBe(true),
  };
}

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
    await use(visitorOn(browserPage));
    if (testInfo.status !== testInfo.expectedStatus)
      writeFileSync(testInfo.outputPath('page.png'), await browserPage.screenshot());
    expect(await browserPage.evaluate('window.testedPage.errors')).toEqual([]);
  },
});
