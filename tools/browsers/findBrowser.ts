import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright';

export const otherBrowsers = ['firefox', 'webkit'] as const;
export type OtherBrowser = (typeof otherBrowsers)[number];

export type Installation = {
  executablePath: string;
  /** Whether this is the distribution's browser instead of Playwright's build. It needs the adapters of this folder. */
  isStock: boolean;
};

const firefoxPlaces = [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'];
const miniBrowserPlaces = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
/** WebKitGTK's browser is of no use without these. */
const webKitTools = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

const stockPlaces = {
  firefox: () => firefoxPlaces,
  webkit: () => (webKitTools.every((place) => existsSync(place)) ? miniBrowserPlaces : []),
};

/** Playwright's own build, or else the distribution's browser; `undefined` when neither is installed. */
export function findBrowser(name: OtherBrowser): Installation | undefined {
  const own = { firefox, webkit }[name].executablePath();
  if (existsSync(own)) return { executablePath: own, isStock: false };
  const executablePath = stockPlaces[name]().find((place) => existsSync(place));
  return executablePath === undefined ? undefined : { executablePath, isStock: true };
}
