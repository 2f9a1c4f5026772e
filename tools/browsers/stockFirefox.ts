import { type Browser, firefox, type LaunchOptions } from 'playwright';

type Send = (method: string, params?: unknown) => Promise<unknown>;

/** Playwright's private link to the browser: the part of it that `answerUnknownCommand` changes. */
type PrivateBrowser = {
  _connection?: { toImpl: (browser: Browser) => { _browserSession?: { send?: Send } } };
};

/** Launch options for a Firefox that Playwright did not build. It takes media features from preferences. */
export const stockFirefoxOptions = (
  executablePath: string,
  colorScheme: 'light' | 'dark' = 'light',
): LaunchOptions => ({
  channel: 'moz-firefox',
  executablePath,
  firefoxUserPrefs: {
    'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
    'ui.prefersReducedMotion': 1,
    // Playwright's own Firefox has overlay scrollbars, too.
    'ui.useOverlayScrollbars': 1,
  },
});

/**
 * Makes Playwright able to open pages in a stock Firefox, for the rest of this process. Playwright sends a command that
 * Firefox does not know; this answers it in Playwright. Fails when Playwright's private interface has changed.
 */
export function adaptToStockFirefox(): void {
  const launch = firefox.launch.bind(firefox);
  firefox.launch = async (options) => {
    const browser = await launch(options);
    answerUnknownCommand(browser);
    return browser;
  };
}

function answerUnknownCommand(browser: Browser): void {
  const session = (browser as PrivateBrowser)._connection?.toImpl(browser)._browserSession;
  const send = session?.send;
  if (session === undefined || send === undefined) {
    throw new Error('Playwright changed: tools/browsers/stockFirefox.ts does not fit this version.');
  }
  // Contexts have sessions of their own, which share the prototype.
  const prototype = Object.getPrototypeOf(session) as { send: Send };
  prototype.send = function answerOrSend(method, params) {
    return method === 'emulation.setMediaFeaturesOverride'
      ? Promise.resolve({})
      : send.call(this, method, params);
  };
}
