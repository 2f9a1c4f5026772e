import { findBrowser, otherBrowsers } from '../browsers/findBrowser.ts';
import { findJava, oldestJava } from '../emulators/java.ts';
import { findChromium } from './chromium.ts';
import { run } from './runSteps.ts';

const stockPackages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const;

/** Installs Debian packages, when this user may. */
function installPackages(...names: readonly string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  process.env['DEBIAN_FRONTEND'] = 'noninteractive';
  // Ignore a failure: one unreachable package source does not stop the others from updating.
  run('apt-get', 'update');
  return run('apt-get', 'install', '-y', ...names) === 0;
}

/** Tries to install what the tests need. Returns the names of required programs that are still missing. */
export function installRequirements(): string[] {
  if (findJava() === undefined)
    ['openjdk-25-jre-headless', 'openjdk-21-jre-headless'].some((name) => installPackages(name));
  if (findChromium() === undefined) installPackages('chromium');
  if (findChromium() === undefined) run('playwright', 'install', 'chromium');
  for (const browser of otherBrowsers) {
    if (findBrowser(browser) === undefined) run('playwright', 'install', browser);
    if (findBrowser(browser) === undefined) installPackages(...stockPackages[browser]);
  }
  return [
    ...(findJava() === undefined ? [`Java ${oldestJava} or later`] : []),
    ...(findChromium() === undefined ? ['Chromium (or set CHROMIUM_PATH)'] : []),
  ];
}
