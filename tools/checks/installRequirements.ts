import { spawnSync } from 'node:child_process';
import { findBrowser } from '../browsers/findBrowser.ts';
import { findJava, oldestJava } from '../emulators/java.ts';

type Command = readonly [program: string, ...args: string[]];
type Browser = Parameters<typeof findBrowser>[0];

type Requirement = {
  name: string;
  isInstalled: () => boolean;
  /** Without the others, `npm test` leaves out their tests. */
  isRequired: boolean;
  /** Debian's packages. The first group that can be installed is enough. */
  packages: readonly (readonly string[])[];
  /** The name of Playwright's build. */
  build?: Browser;
};

const browser = (name: string, build: Browser, packages: readonly string[]): Requirement => ({
  name,
  isInstalled: () => findBrowser(build) !== undefined,
  isRequired: build === 'chromium',
  packages: [packages],
  build,
});

const requirements: readonly Requirement[] = [
  {
    name: `Java ${oldestJava} or later`,
    isInstalled: () => findJava() !== undefined,
    isRequired: true,
    packages: [['openjdk-25-jre-headless'], ['openjdk-21-jre-headless']],
  },
  browser('Chromium', 'chromium', ['chromium']),
  browser('Firefox', 'firefox', ['firefox-esr']),
  browser('WebKit', 'webkit', ['webkit2gtk-driver', 'xvfb']),
];

/** Debian's packages, which only root can install, and then Playwright's build, which may lack system libraries. */
const waysTo = (
  { packages, build }: Requirement,
  isRoot: boolean,
): { source: string; command: Command }[] => [
  ...(isRoot ? packages : []).map((names) => ({
    source: `Debian packages ${names.join(', ')}`,
    command: ['apt-get', 'install', '-y', ...names] as const,
  })),
  ...(build ? [{ source: 'Playwright', command: ['playwright', 'install', build] as const }] : []),
];

/** Runs a command and prints one line with its seconds; when it fails, also its output without repetitions and stack traces. */
function runQuietly(title: string, [program, ...args]: Command): void {
  process.stdout.write(`${title} … `);
  const start = performance.now();
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  const seconds = `${((performance.now() - start) / 1000).toFixed()} s`;
  console.log(status === 0 ? seconds : `failed after ${seconds}`);
  if (status === 0) return;
  const lines = error ? [error.message] : `${stdout}${stderr}`.split('\n');
  console.log([...new Set(lines)].filter((line) => /^[^\s}]/.test(line)).join('\n'));
}

/** Tries to install the programs that the tests need. Returns the names of required ones that are still missing. */
export function installRequirements(): string[] {
  const findMissing = () => requirements.filter(({ isInstalled }) => !isInstalled());
  const namesOf = (list: readonly Requirement[]) => list.map(({ name }) => name).join(', ');
  const toInstall = findMissing();
  if (toInstall.length === 0) return [];
  const isRoot = process.getuid?.() === 0;
  console.log(
    `To be installed with apt-get, which needs root: ${namesOf(toInstall)}` +
      (isRoot ? '' : '\nThis user is not root, so Playwright installs the browsers alone.'),
  );
  // A failure is no reason to stop: one unreachable package source does not keep the others from updating.
  if (isRoot) runQuietly('Updating the package lists', ['apt-get', 'update']);
  for (const requirement of toInstall)
    for (const { source, command } of waysTo(requirement, isRoot))
      if (!requirement.isInstalled()) runQuietly(`Installing ${requirement.name} (${source})`, command);
  const missing = findMissing();
  if (missing.length > 0)
    console.log(
      `Not installed: ${namesOf(missing)}${isRoot ? '' : '. Root can install it: run this once as root.'}`,
    );
  return missing.filter(({ isRequired }) => isRequired).map(({ name }) => name);
}
