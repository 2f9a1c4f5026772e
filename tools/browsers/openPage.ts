import { firefox, webkit } from 'playwright';
import { type Browser, launch } from 'puppeteer-core';
import { findBrowser, type OtherBrowser } from './findBrowser.ts';
import { environment, type Look, type OpenedPage, timeout } from './page.ts';
import { openWebKit } from './webKit.ts';

/** Opens a page in a browser of its own, with reduced motion: in Playwright's build, or else in the distribution's. */
export async function openPage(name: OtherBrowser, look: Look): Promise<OpenedPage> {
  const { colorScheme, ...viewport } = look;
  const installation = findBrowser(name);
  if (installation === undefined) throw new Error(`${name} is not installed.`);
  const { executablePath, isPlaywrights } = installation;
  if (!isPlaywrights && name === 'webkit') return openWebKit(executablePath, look);
  if (!isPlaywrights) {
    const browser = await launchFirefox(executablePath, colorScheme);
    const page = await browser.newPage();
    page.setDefaultTimeout(timeout);
    await page.setViewport(viewport);
    return { page, close: () => browser.close() };
  }
  const browser = await { firefox, webkit }[name].launch();
  const page = await browser.newPage({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  return { page, close: () => browser.close() };
}

/** Starts the distribution's Firefox through WebDriver BiDi. */
const launchFirefox = (executablePath: string, colorScheme: Look['colorScheme']): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath,
    env: environment,
    timeout,
    protocolTimeout: timeout,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US',
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': 1,
      // Playwright's own Firefox has overlay scrollbars, too.
      'ui.useOverlayScrollbars': 1,
    },
  });
