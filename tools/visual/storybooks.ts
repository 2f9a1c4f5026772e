import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, symlink } from 'node:fs/promises';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

export type Revision = {
  hash: string;
  /** For the report. */
  name: string;
};

export type Story = {
  id: string;
  /** For example "Components/Button: Disabled". */
  name: string;
  isExcluded: boolean;
};

type StoryIndex = {
  entries: Record<string, { id: string; type: string; title: string; name: string; tags?: string[] }>;
};

/** The named revision; by default the merge base with origin/main, or else the last commit. */
export function findBase(named?: string): Revision {
  const commit = git('rev-parse', '--verify', '--quiet', `${named ?? 'HEAD'}^{commit}`);
  if (commit === undefined) throw new Error(`No such revision: ${named ?? 'HEAD'}`);
  if (named !== undefined) return { hash: commit, name: named };
  const mergeBase = git('merge-base', 'origin/main', 'HEAD');
  return mergeBase === undefined
    ? { hash: commit, name: 'last commit' }
    : { hash: mergeBase, name: 'merge base with origin/main' };
}

/** Builds the storybook of a revision, unless an earlier run has. A revision without Storybook has no stories. */
export async function buildBase({ hash }: Revision, workFolder: string, output: string): Promise<void> {
  if (existsSync(output)) return;
  const source = join(workFolder, 'source');
  const built = join(workFolder, 'base');
  await mkdir(source, { recursive: true });
  git('archive', '--output', `${source}.tar`, hash);
  spawnSync('tar', ['-xf', `${source}.tar`, '-C', source]);
  if (existsSync(join(source, '.storybook'))) {
    await linkOrInstallDependencies(source);
    await buildStorybook(source, built);
  } else {
    await mkdir(built);
  }
  await rename(built, output).catch((error: unknown) => {
    // Another run may have built the same base in the meantime.
    if (!existsSync(output)) throw error;
  });
}

export async function buildStorybook(project: string, output: string): Promise<void> {
  const storybook = join(project, 'node_modules', '.bin', 'storybook');
  // `--test` skips the documentation pages.
  await run(storybook, ['build', '--test', '--quiet', '--output-dir', resolve(output)], project);
}

/** The stories of a built storybook. The tag `no-visual` excludes a story from the comparison. */
export function listStories(storybook: string): Story[] {
  const path = join(storybook, 'index.json');
  if (!existsSync(path)) return [];
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as StoryIndex;
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags }) => ({
      id,
      name: `${title}: ${name}`,
      isExcluded: tags?.includes('no-visual') ?? false,
    }));
}

async function linkOrInstallDependencies(source: string): Promise<void> {
  const lockfile = 'package-lock.json';
  const theirs = join(source, lockfile);
  if (existsSync(theirs) && readFileSync(theirs, 'utf8') !== readFileSync(lockfile, 'utf8')) {
    console.log('Installing the dependencies of the base');
    await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], source);
  } else {
    await symlink(resolve('node_modules'), join(source, 'node_modules'), 'junction');
  }
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH: path, NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' };
  await promisify(execFile)(command, args, { cwd, env, maxBuffer: 2 ** 26 });
}

/** The output of git, or `undefined` when it fails. */
export function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
