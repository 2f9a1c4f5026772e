import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from 'playwright';

export const otherBrowsers = ['firefox', 'webkit'] as const;
export type OtherBrowser = (typeof otherBrowsers)[number];

/** The paths of Linux distributions' browsers, and of the programs that they need. */
const browsers = {
  chromium: {
    type: chromium,
    places: [
      '/usr/bin/chromium',
      '/usr/bin/google-chrome',
      '/opt/homebrew/bin/chromium',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    needs: [],
  },
  firefox: { type: firefox, places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], needs: [] },
  webkit: {
    type: webkit,
    places: ['x86_64', 'aarch64'].map(
      (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    ),
    needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
};

/**
 * The browser that a variable such as `CHROMIUM_PATH` names, Playwright's own build, or the system's browser. A Firefox or
 * WebKit that is not Playwright's needs the adapters of this folder.
 */
export function findBrowser(name: keyof typeof browsers) {
  const { type, places, needs } = browsers[name];
  const own = type.executablePath();
  const named = process.env[`${name.toUpperCase()}_PATH`] ?? '';
  const usable = needs.every((path) => existsSync(path)) ? places : [];
  const executablePath = [named, own, ...usable].find((path) => existsSync(path));
  return executablePath === undefined ? undefined : { executablePath, isPlaywrights: executablePath === own };
}

/** Playwright's launch options for Chromium. Without an installed one, Playwright itself says how to install it. */
export function chromiumOptions(): { executablePath?: string } {
  const found = findBrowser('chromium');
  return found === undefined ? {} : { executablePath: found.executablePath };
}
