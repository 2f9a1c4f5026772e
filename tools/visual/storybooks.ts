import { execFileSync, execSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { preview } from 'vite';
import { isPhotographed } from '../../stories/fixtures/viewports.ts';

export type Story = {
  id: string;
  /** For example "Components/Button: Disabled". */
  name: string;
  isPhotographed: boolean;
};

type Entry = { id: string; type: string; title: string; name: string; tags: string[] };

/** Builds the storybook of a commit from a copy of its files in `source`. */
export function buildBase(commit: string, source: string, output: string): void {
  mkdirSync(source, { recursive: true });
  execSync(`git archive ${commit} | tar -x -C '${source}'`);
  const lockfile = join(source, 'package-lock.json');
  if (existsSync(lockfile) && readFileSync(lockfile, 'utf8') !== readFileSync('package-lock.json', 'utf8')) {
    console.log('Installing the dependencies of the base');
    run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], source);
  } else {
    symlinkSync(resolve('node_modules'), join(source, 'node_modules'), 'junction');
  }
  buildStorybook(source, output);
}

export function buildStorybook(project: string, output: string): void {
  const storybook = join(project, 'node_modules', '.bin', 'storybook');
  // `--test` skips the documentation pages.
  run(storybook, ['build', '--test', '--quiet', '--output-dir', resolve(output)], project);
}

/** The stories in the sidebar whose id contains `only`. */
export function listStories(storybook: string, only: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  return Object.values<Entry>(entries)
    .filter(({ id, type, tags }) => type === 'story' && id.includes(only) && tags.includes('dev'))
    .map(({ id, title, name, tags }) => ({
      id,
      name: `${title}: ${name}`,
      isPhotographed: isPhotographed(tags),
    }));
}

/** Serves a built storybook on a free local port. Returns its origin. */
export async function serveStorybook(folder: string): Promise<string> {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    root: folder,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  return new URL(server.resolvedUrls?.local[0] ?? '').origin;
}

function run(command: string, args: readonly string[], cwd: string): void {
  execFileSync(command, args, { cwd, env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 2 ** 26 });
}
