import { spawnSync } from 'node:child_process';

export type Revision = {
  hash: string;
  /** How it was chosen, for the report. */
  name: string;
};

/** The revision that the argument names; without one where this branch left origin/main, or else the last commit. */
export function findBase(named?: string): Revision {
  if (named !== undefined) {
    const hash = commitOf(named);
    if (hash === undefined) throw new Error(`No such revision: ${named}`);
    return { hash, name: named };
  }
  const fork = git('merge-base', 'origin/main', 'HEAD');
  if (fork !== undefined) return { hash: fork, name: 'merge base with origin/main' };
  const last = commitOf('HEAD');
  if (last === undefined) throw new Error('There is no commit yet to compare with.');
  return { hash: last, name: 'last commit' };
}

/** Writes the revision's files into a folder, without a trace in the repository. */
export function exportRevision({ hash }: Revision, folder: string): void {
  const archive = `${folder}.tar`;
  const exported = git('archive', '--format=tar', '--output', archive, hash);
  const unpacked = exported !== undefined && spawnSync('tar', ['-xf', archive, '-C', folder]).status === 0;
  if (!unpacked) throw new Error(`The files of ${hash} could not be unpacked to ${folder}.`);
}

function commitOf(revision: string): string | undefined {
  return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
}

/** What git prints; nothing when it fails. */
function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
