import { firefox, webkit } from '@playwright/test';
import type { ColorScheme } from '../../tools/browsers/driver.ts';
import { findBrowser, type OtherBrowser } from '../../tools/browsers/findBrowser.ts';
import { startStock } from '../../tools/browsers/storyBrowsers.ts';

/** What the tests need of a browser's page: the part that both Playwright and the drivers can do. */
export type BrowserPage = {
  goto: (url: string) => Promise<unknown>;
  /** Evaluates an expression in the page. The result is JSON. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** Clicks the element that an expression evaluates to. */
  click: (expression: string) => Promise<void>;
  /** Presses a key with the keyboard. A single character is typed. */
  press: (key: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
};

export type Look = { width: number; height: number; colorScheme: ColorScheme };

/** Opens a page in a browser of its own. */
export async function openPage(browser: OtherBrowser, look: Look): Promise<BrowserPage> {
  const installation = findBrowser(browser);
  if (installation === undefined) throw new Error(`${browser} is not installed.`);
  return installation.isStock
    ? openInStock(browser, installation.executablePath, look)
    : openInPlaywright(browser, look);
}

async function openInPlaywright(
  name: OtherBrowser,
  { colorScheme, ...viewport }: Look,
): Promise<BrowserPage> {
  const browser = await { firefox, webkit }[name].launch();
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  return {
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    click: async (expression) => {
      const element = (await page.evaluateHandle<HTMLElement>(expression)).asElement();
      if (element === null) throw new Error(`Not an element: ${expression}`);
      await element.click();
    },
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** The keys of https://www.w3.org/TR/webdriver2/#keyboard-actions that the tests press. */
const driverKeys: Readonly<Record<string, string>> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

async function openInStock(name: OtherBrowser, executablePath: string, look: Look): Promise<BrowserPage> {
  const driver = await startStock[name](executablePath, look.colorScheme);
  await driver.resize(look.width, look.height);
  return {
    goto: driver.navigate,
    evaluate: driver.evaluate,
    click: async (expression) => {
      const center = await driver.evaluate<{ x: number; y: number }>(
        `window.testedPage.center(${expression})`,
      );
      await driver.perform({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', ...center },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    press: (key) => {
      const value = driverKeys[key] ?? key;
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      return driver.perform({ type: 'key', id: 'keyboard', actions });
    },
    screenshot: driver.screenshot,
    close: driver.close,
  };
}
