import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installRequirements } from './installRequirements.ts';

vi.mock(import('node:child_process'), async (original) => ({ ...(await original()), spawnSync: vi.fn() }));
vi.mock(import('node:fs'), async (original) => ({ ...(await original()), existsSync: vi.fn() }));

const filesOf: Readonly<Record<string, readonly string[]>> = {
  chromium: ['/usr/bin/chromium'],
  'firefox-esr': ['/usr/bin/firefox-esr'],
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver', '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'],
  xvfb: ['/usr/bin/Xvfb'],
};

/** A machine without browsers, whose packages can be installed and whose downloads fail. */
const installed = new Set<string>();
let unknownPackages: readonly string[];

beforeEach(() => {
  installed.clear();
  unknownPackages = [];
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('FIREFOX_PATH', '');
  vi.mocked(existsSync).mockImplementation((path) => installed.has(String(path)));
  vi.mocked(spawnSync).mockImplementation((program, args = []) => {
    const packages = args.slice(2);
    const isDownload = program === 'playwright';
    const isUnknown = packages.some((name) => unknownPackages.includes(name));
    if (!isDownload && !isUnknown)
      for (const file of packages.flatMap((name) => filesOf[name] ?? [])) installed.add(file);
    const stdout = isDownload
      ? 'Error: no network\n    at connect (dns)\nError: no network\n'
      : 'Reading lists\n';
    const stderr = program.endsWith('java') ? 'version "25"' : isUnknown ? 'E: unknown package\n' : '';
    return { status: isDownload || isUnknown ? 1 : 0, stdout, stderr } as ReturnType<typeof spawnSync>;
  });
});
afterEach(() => vi.restoreAllMocks());

function install(user: 'root' | 'somebody') {
  const lines: string[] = [];
  vi.spyOn(process, 'getuid').mockReturnValue(user === 'root' ? 0 : 1000);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  vi.spyOn(console, 'log').mockImplementation((text: string) => lines.push(`${text}\n`));
  const missing = installRequirements();
  return {
    missing,
    printed: lines
      .join('')
      .replaceAll(/\d+ s$/gm, 'N s')
      .trim()
      .split('\n'),
  };
}

it('finds what it has just installed, and prints a line for each program', () => {
  expect(install('root')).toEqual({
    missing: [],
    printed: [
      'To be installed with apt-get, which needs root: Chromium, Firefox, WebKit',
      'Updating the package lists … N s',
      'Installing Chromium (Debian packages chromium) … N s',
      'Installing Firefox (Debian packages firefox-esr) … N s',
      'Installing WebKit (Debian packages webkit2gtk-driver, xvfb) … N s',
    ],
  });
  expect(install('root').printed).toEqual(['']);
});

it('prints why an installation has failed, without repetitions and stack traces', () => {
  unknownPackages = ['firefox-esr'];
  expect(install('root').printed.slice(3)).toEqual([
    'Installing Firefox (Debian packages firefox-esr) … failed after N s',
    'Reading lists',
    'E: unknown package',
    'Installing Firefox (Playwright) … failed after N s',
    'Error: no network',
    'Installing WebKit (Debian packages webkit2gtk-driver, xvfb) … N s',
    'Not installed: Firefox',
  ]);
});

it('installs no packages without root, and says what is left out', () => {
  const { missing, printed } = install('somebody');
  expect(missing).toEqual(['Chromium']);
  expect(printed.at(1)).toBe('This user is not root, so Playwright installs the browsers alone.');
  expect(printed.at(-1)).toBe(
    'Not installed: Chromium, Firefox, WebKit. Root can install it: run this once as root.',
  );
  expect(installed.size).toBe(0);
});
