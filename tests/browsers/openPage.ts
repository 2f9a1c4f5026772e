import { firefox, webkit } from '@playwright/test';
import type { ColorScheme, Driver } from '../../tools/browsers/driver.ts';
import { findBrowser, type OtherBrowser } from '../../tools/browsers/findBrowser.ts';
import { startStock } from '../../tools/browsers/storyBrowsers.ts';

export type Look = { width: number; height: number; colorScheme: ColorScheme };

/** Opens a page in a browser of its own. */
export async function openPage(name: OtherBrowser, { colorScheme, ...viewport }: Look): Promise<Driver> {
  const installation = findBrowser(name);
  if (installation === undefined) throw new Error(`${name} is not installed.`);
  if (installation.isStock) {
    const driver = await startStock[name](installation.executablePath, colorScheme);
    await driver.resize(viewport.width, viewport.height);
    return driver;
  }
  const browser = await { firefox, webkit }[name].launch();
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  return {
    navigate: (url) => page.goto(url),
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
