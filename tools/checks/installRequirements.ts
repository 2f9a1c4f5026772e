import { findBrowser } from '../browsers/findBrowser.ts';
import { findJava, oldestJava } from '../emulators/java.ts';
import { run } from './runSteps.ts';

const debianPackages = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

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
  if (!findJava())
    ['openjdk-25-jre-headless', 'openjdk-21-jre-headless'].some((name) => installPackages(name));
  if (!findBrowser('chromium')) installPackages(...debianPackages.chromium);
  for (const browser of ['chromium', 'firefox', 'webkit'] as const) {
    if (!findBrowser(browser)) run('playwright', 'install', browser);
    if (!findBrowser(browser)) installPackages(...debianPackages[browser]);
  }
  return [
    ...(findJava() ? [] : [`Java ${oldestJava} or later`]),
    ...(findBrowser('chromium') ? [] : ['Chromium (or set CHROMIUM_PATH)']),
  ];
}
