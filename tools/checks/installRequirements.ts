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

/** Runs a command and prints one line, and its output if it fails. */
function run(command: string): void {
  process.stdout.write(`${command} … `);
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  console.log(status === 0 ? 'done' : `failed\n${stdout}${stderr}`);
}

/**
 * Tries to install the programs that the tests need. Returns the names of required ones that are still missing.
 *
 * @param isRoot whether the user can use apt-get
 */
export function installRequirements(
  programs = requirements,
  isRoot = process.getuid?.() === 0,
  runCommand = run,
): string[] {
  const missing = programs.filter(({ isInstalled }) => !isInstalled());
  if (isRoot && missing.length > 0) runCommand('apt-get update');
  for (const { isInstalled, commands } of missing)
    for (const command of commands)
      if (!isInstalled() && (isRoot || !command.startsWith('apt-get'))) runCommand(command);
  return missing
    .filter(({ isRequired, isInstalled }) => isRequired && !isInstalled())
    .map(({ name }) => name);
}
