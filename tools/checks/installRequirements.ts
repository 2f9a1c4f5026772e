import { spawnSync } from 'node:child_process';
import { findBrowser } from '../browsers/findBrowser.ts';
import { findJava, oldestJava } from '../emulators/java.ts';

export type Requirement = {
  name: string;
  isInstalled: () => boolean;
  /** `npm test` skips tests that need a missing optional program. */
  isRequired: boolean;
  /** The first one that succeeds is enough. */
  commands: readonly string[];
};

/** Debian's browsers come first: Playwright's may lack system libraries. */
const browser = (name: string, build: Parameters<typeof findBrowser>[0], packages: string): Requirement => ({
  name,
  isInstalled: () => findBrowser(build) !== undefined,
  isRequired: build === 'chromium',
  commands: [`apt-get install -y ${packages}`, `playwright install ${build}`],
});

const requirements: readonly Requirement[] = [
  {
    name: `Java ${oldestJava} or later`,
    isInstalled: () => findJava() !== undefined,
    isRequired: true,
    commands: [25, 21].map((version) => `apt-get install -y openjdk-${version}-jre-headless`),
  },
  browser('Chromium', 'chromium', 'chromium'),
  browser('Firefox', 'firefox', 'firefox-esr'),
  browser('WebKit', 'webkit', 'webkit2gtk-driver xvfb'),
];

/** Runs a command and prints its duration. If it fails, also prints its output without repetitions and stack traces. */
function run(command: string, title: string): void {
  process.stdout.write(`${title} … `);
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  const seconds = `${((performance.now() - start) / 1000).toFixed()} s`;
  console.log(status === 0 ? seconds : `failed after ${seconds}`);
  if (status === 0) return;
  const lines = new Set(`${stdout}${stderr}`.split('\n'));
  console.log([...lines].filter((line) => /^[^\s}]/.test(line)).join('\n'));
}

/** Tries to install the programs that the tests need. Returns the names of required ones that are still missing. */
export function installRequirements(
  programs = requirements,
  isRoot = process.getuid?.() === 0,
  runCommand = run,
): string[] {
  const findMissing = () => programs.filter(({ isInstalled }) => !isInstalled());
  const joinNames = (list: readonly Requirement[]) => list.map(({ name }) => name).join(', ');
  const toInstall = findMissing();
  if (toInstall.length === 0) return [];
  console.log(
    `To be installed with apt-get, which needs root: ${joinNames(toInstall)}` +
      (isRoot ? '' : '\nThis user is not root, so only Playwright installs browsers.'),
  );
  if (isRoot) runCommand('apt-get update', 'Updating the package lists');
  for (const { name, isInstalled, commands } of toInstall)
    for (const command of commands) {
      const isPackage = command.startsWith('apt-get');
      if (isInstalled() || (isPackage && !isRoot)) continue;
      runCommand(command, `Installing ${name} (${isPackage ? 'Debian packages' : 'Playwright'})`);
    }
  const missing = findMissing();
  if (missing.length > 0) console.log(`Not installed: ${joinNames(missing)}`);
  return missing.filter(({ isRequired }) => isRequired).map(({ name }) => name);
}
