import { firefox, webkit, type Page } from '@playwright/test';
import { findBrowser, type OtherBrowser } from '../../tools/browsers/findBrowser.ts';
import { adaptToStockFirefox, stockFirefoxOptions } from '../../tools/browsers/stockFirefox.ts';
import { startStockWebKit } from '../../tools/browsers/stockWebKit.ts';

/** What the tests need of a browser's page: the part that both Playwright and a WebDriver session can do. */
export type BrowserPage = {
  goto: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. The result is JSON. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** Clicks the element that an expression evaluates to. */
  click: (expression: string) => Promise<void>;
  /** Presses a key with the keyboard. A single character is typed. */
  press: (key: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
};

export type Look = { width: number; height: number; colorScheme: 'light' | 'dark' };

/** Opens a page in a browser of its own, so that nothing is stored from another test. */
export async function openPage(browser: OtherBrowser, look: Look): Promise<BrowserPage> {
  const installation = findBrowser(browser);
  if (installation === undefined) throw new Error(`${browser} is not installed.`);
  const { executablePath, isStock } = installation;
  if (isStock && browser === 'webkit') return openInStockWebKit(executablePath, look);
  return isStock ? openInStockFirefox(executablePath, look) : openInPlaywright(browser, look);
}

async function openInPlaywright(name: OtherBrowser, { colorScheme, ...viewport }: Look) {
  const browser = await { firefox, webkit }[name].launch();
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  return drive(page, () => browser.close());
}

let isAdapted = false;

async function openInStockFirefox(executablePath: string, { colorScheme, ...viewport }: Look) {
  if (!isAdapted) adaptToStockFirefox();
  isAdapted = true;
  const browser = await firefox.launch(stockFirefoxOptions(executablePath, colorScheme));
  return drive(await browser.newPage({ viewport }), () => browser.close());
}

const drive = (page: Page, close: () => Promise<void>): BrowserPage => ({
  goto: async (url) => {
    await page.goto(url);
  },
  evaluate: (expression) => page.evaluate(expression),
  click: async (expression) => {
    const element = (await page.evaluateHandle<HTMLElement>(expression)).asElement();
    if (element === null) throw new Error(`Not an element: ${expression}`);
    await element.click();
  },
  press: (key) => page.keyboard.press(key),
  screenshot: () => page.screenshot(),
  close,
});

/** The keys of https://www.w3.org/TR/webdriver2/#keyboard-actions that the tests press. */
const webDriverKeys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
};

async function openInStockWebKit(
  executablePath: string,
  { width, height, colorScheme }: Look,
): Promise<BrowserPage> {
  const { session, close } = await startStockWebKit(executablePath, colorScheme);
  await session.resize(width, height);
  return {
    goto: (url) => session.navigate(url),
    evaluate: (expression) => session.evaluate(expression),
    click: (expression) => session.click(expression),
    press: (key) => session.press([webDriverKeys[key] ?? key]),
    screenshot: () => session.screenshot(),
    close,
  };
}
