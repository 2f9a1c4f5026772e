import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';

export type Story = {
  id: string;
  /** For example "Components/Button: Disabled". */
  name: string;
};

type StoryIndex = {
  entries: Record<string, { id: string; type: string; title: string; name: string; tags?: string[] }>;
};

/** The named commit; by default the merge base with origin/main, or else the last commit. */
export function findBase(named?: string): string {
  const revision = named ?? git('merge-base', 'origin/main', 'HEAD') ?? 'HEAD';
  const commit = git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  if (commit === undefined) throw new Error(`No such revision: ${revision}`);
  return commit;
}

/** Builds the storybook of a commit, unless an earlier run has. */
export async function buildBase(commit: string, workFolder: string, output: string): Promise<void> {
  if (existsSync(output)) return;
  const source = join(workFolder, 'source');
  mkdirSync(source);
  git('archive', '--output', `${source}.tar`, commit);
  spawnSync('tar', ['-xf', `${source}.tar`, '-C', source]);
  const lockfile = join(source, 'package-lock.json');
  if (existsSync(lockfile) && readFileSync(lockfile, 'utf8') !== readFileSync('package-lock.json', 'utf8')) {
    console.log('Installing the dependencies of the base');
    await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], source);
  } else {
    symlinkSync(resolve('node_modules'), join(source, 'node_modules'), 'junction');
  }
  const built = join(workFolder, 'base');
  await buildStorybook(source, built);
  // An interrupted run leaves nothing behind that looks complete.
  renameSync(built, output);
}

export async function buildStorybook(project: string, output: string): Promise<void> {
  const storybook = join(project, 'node_modules', '.bin', 'storybook');
  // `--test` skips the documentation pages.
  await run(storybook, ['build', '--test', '--quiet', '--output-dir', resolve(output)], project);
}

/** The stories of a built storybook, but for those with the tag `no-visual`. */
export function listStories(storybook: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as StoryIndex;
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && !tags?.includes('no-visual'))
    .map(({ id, title, name }) => ({ id, name: `${title}: ${name}` }));
}

/** Serves a built storybook on a free local port. */
export async function serveStorybook(folder: string) {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    root: folder,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  return { origin: new URL(server.resolvedUrls?.local[0] ?? '').origin, close: () => server.close() };
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(command, args, { cwd, env, maxBuffer: 2 ** 26 });
}

/** The output of git, or `undefined` when it fails. */
export function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
