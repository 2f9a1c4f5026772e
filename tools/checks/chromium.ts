import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The browser for every tool and test: `CHROMIUM_PATH`, Playwright's own, or an installed one. */
export function findChromium(): string | undefined {
  const places = [
    process.env['CHROMIUM_PATH'] ?? '',
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/opt/homebrew/bin/chromium',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return places.find((place) => existsSync(place));
}

/** Launch options for Playwright. Without an installed browser, Playwright itself says how to install one. */
export function chromiumOptions(): { executablePath?: string } {
  const executablePath = findChromium();
  return executablePath === undefined ? {} : { executablePath };
}
