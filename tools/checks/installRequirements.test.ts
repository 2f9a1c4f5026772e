import { beforeEach, expect, it, vi } from 'vitest';
import { installRequirements, type Requirement } from './installRequirements.ts';

const installed = new Set<string | undefined>();
const ran: string[] = [];

beforeEach(() => {
  installed.clear();
  ran.length = 0;
  vi.spyOn(console, 'log').mockReturnValue();
});

const program = (name: string, isRequired: boolean): Requirement => ({
  name,
  isInstalled: () => installed.has(name),
  isRequired,
  commands: [`apt-get install -y ${name}`, `playwright install ${name}`],
});

/** Installs two browsers when only these commands work. */
const install = (isRoot: boolean, ...working: readonly string[]) =>
  installRequirements([program('chromium', true), program('firefox', false)], isRoot, (command) => {
    ran.push(command);
    if (working.includes(command)) installed.add(command.split(' ').at(-1));
  });

it('installs packages as root, and tries Playwright’s build when that fails', () => {
  expect(install(true, 'apt-get install -y chromium', 'playwright install firefox')).toEqual([]);
  expect(ran).toEqual([
    'apt-get update',
    'apt-get install -y chromium',
    'apt-get install -y firefox',
    'playwright install firefox',
  ]);
  expect(install(true)).toEqual([]);
  expect(ran).toHaveLength(4);
});

it('uses Playwright alone without root, and returns the required programs that are still missing', () => {
  expect(install(false)).toEqual(['chromium']);
  expect(ran).toEqual(['playwright install chromium', 'playwright install firefox']);
  expect(vi.mocked(console.log).mock.calls.join('\n')).toBe(
    'To be installed with apt-get, which needs root: chromium, firefox\n' +
      'This user is not root, so only Playwright installs browsers.\n' +
      'Not installed: chromium, firefox',
  );
});
