import { firefox, webkit } from 'playwright';
import { launch } from 'puppeteer-core';
import { findBrowser, type OtherBrowser } from './findBrowser.ts';
import { environment, type OpenedPage, type PageOptions, timeout, timeZone } from './page.ts';
import { openWebKit } from './webKit.ts';

/** Opens a page with reduced motion in a new browser: Playwright's build, or else the distribution's. */
export async function openPage(name: OtherBrowser, options: PageOptions): Promise<OpenedPage> {
  const installation = findBrowser(name);
  if (installation === undefined) throw new Error(`${name} is not installed.`);
  const { executablePath, isPlaywrights } = installation;
  if (!isPlaywrights) return { firefox: openFirefox, webkit: openWebKit }[name](executablePath, options);
  const { colorScheme, ...viewport } = options;
  const browser = await { firefox, webkit }[name].launch();
  const page = await browser.newPage({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: timeZone,
  });
  return { page, close: () => browser.close() };
}

/** Opens a page in the distribution's Firefox through WebDriver BiDi. */
async function openFirefox(
  executablePath: string,
  { colorScheme, ...viewport }: PageOptions,
): Promise<OpenedPage> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: viewport,
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
  const page = await browser.newPage();
  page.setDefaultTimeout(timeout);
  return { page, close: () => browser.close() };
}
