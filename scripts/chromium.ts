import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installWithApt } from './apt.ts';
import { projectFolder } from './run.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/local/bin/chromium',
  '/opt/homebrew/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser for the tests: the one that CHROMIUM_PATH names, an installed one, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const places = [...(named ? [named] : []), ...usualPlaces, chromium.executablePath()];
  return places.find(doesStart);
}

/** As `findChromium`, but installs a browser when there is none. */
export function ensureChromium(): string {
  return findChromium() ?? installChromium();
}

function installChromium(): string {
  console.log('No Chromium found; installing one.');
  if (installWithApt(() => 'chromium')) {
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', cwd: projectFolder });
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'No Chromium that starts, and none could be installed. Install Chromium or Google Chrome, or run ' +
      '`npx playwright install --with-deps chromium`, or name a browser in CHROMIUM_PATH.',
  );
}

// A file alone proves little: Ubuntu's chromium-browser may only be a pointer to a snap that is not there.
function doesStart(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
