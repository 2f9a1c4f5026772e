import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installRequirements } from './installRequirements.ts';

vi.mock(import('node:child_process'), async (original) => ({ ...(await original()), spawnSync: vi.fn() }));
vi.mock(import('node:fs'), async (original) => ({ ...(await original()), existsSync: vi.fn() }));

/** The files that commands install. All other commands fail. */
const filesOf: Readonly<Record<string, readonly string[]>> = {
  'apt-get update': [],
  'apt-get install -y chromium': ['/usr/bin/chromium'],
  'apt-get install -y webkit2gtk-driver xvfb': [
    ...['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  ],
};

/** The output on a machine with Java and without browsers. */
let printed = '';

beforeEach(() => {
  const installed = new Set<unknown>();
  printed = '';
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('FIREFOX_PATH', '');
  vi.mocked(existsSync).mockImplementation((path) => installed.has(path));
  vi.mocked(spawnSync).mockImplementation((command) => {
    if (command.endsWith('java')) return { stderr: 'version "25"' } as ReturnType<typeof spawnSync>;
    const files = filesOf[command];
    for (const file of files ?? []) installed.add(file);
    const outcome = { status: files ? 0 : 1, stdout: '', stderr: 'no network' };
    return outcome as unknown as ReturnType<typeof spawnSync>;
  });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => (printed += String(text)) !== '');
  vi.spyOn(console, 'log').mockImplementation((text: string) => (printed += `${text}\n`));
});
afterEach(() => vi.restoreAllMocks());

it('installs the missing programs as root, and prints the output of commands that fail', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  expect(installRequirements()).toEqual([]);
  expect(printed.split('\n')).toEqual([
    'apt-get update … done',
    'apt-get install -y chromium … done',
    ...['apt-get install -y firefox-esr … failed', 'no network'],
    ...['playwright install firefox … failed', 'no network'],
    'apt-get install -y webkit2gtk-driver xvfb … done',
    '',
  ]);
});

it('uses Playwright alone without root, and returns the required programs that are still missing', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(installRequirements()).toEqual(['Chromium']);
  expect(printed.match(/^.*(?= …)/gm)).toEqual(
    ['chromium', 'firefox', 'webkit'].map((build) => `playwright install ${build}`),
  );
});
