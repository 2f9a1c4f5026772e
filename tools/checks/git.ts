import { spawnSync } from 'node:child_process';

/** The output of git, or `undefined` when it fails. */
export function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The named commit; by default the merge base with origin/main, or else the last commit. */
export function findBase(named?: string): string {
  const revision = named ?? git('merge-base', 'origin/main', 'HEAD') ?? 'HEAD';
  const commit = git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  if (commit !== undefined) return commit;
  console.error(`No such revision: ${revision}`);
  process.exit(2);
}
