import { spawnSync } from 'node:child_process';

/**
 * Installs a package where apt-get is there and may be used without a password; says whether it did. Which package is
 * asked after the lists are up to date, since a fresh machine has none.
 */
export function installWithApt(choose: () => string | undefined): boolean {
  const command = aptGet();
  if (command === undefined) return false;
  const [program, ...args] = command;
  const apt = (...more: string[]) =>
    spawnSync(program, [...args, ...more], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  // Not decisive: a source of packages that is out of reach need not be the one that has this package.
  apt('update');
  const name = choose();
  return name !== undefined && apt('install', '-y', name);
}

/** The packages that apt knows by a name of this pattern. */
export function searchApt(pattern: string): string[] {
  const { status, stdout } = spawnSync('apt-cache', ['search', '--names-only', pattern], {
    encoding: 'utf8',
  });
  if (status !== 0) return [];
  return stdout.split('\n').flatMap((line) => line.split(' - ')[0]?.trim() || []);
}

function aptGet(): [string, ...string[]] | undefined {
  if (spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  if (spawnSync('sudo', ['-n', 'true']).status === 0) return ['sudo', '-n', 'apt-get'];
  return undefined;
}
