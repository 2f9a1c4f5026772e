import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { TestContext } from 'vitest';

const script = fileURLToPath(new URL('../../tools/visual/testVisual.ts', import.meta.url));
const site = fileURLToPath(new URL('site', import.meta.url));

/** In place of `storybook build --test --quiet --output-dir FOLDER`: copies a site that speaks Storybook's protocol. */
const fakeStorybook = '#!/bin/sh\ncp -r site "$5"\n';

type Outcome = {
  exitCode: number;
  output: string;
  /** One line for each changed picture or accessibility tree and each added, removed or broken story. */
  lines: string[];
};

/** A temporary repository with a storybook of five stories and one commit, tagged `first`. */
export function createTestRepository({ onTestFinished }: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-visual-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const git = (...args: readonly string[]) => {
    const identity = ['user.name=Ada', 'user.email=test@localhost', 'commit.gpgsign=false'];
    const options = identity.flatMap((setting) => ['-c', setting]);
    execFileSync('git', [...options, ...args], { cwd: folder, stdio: 'pipe' });
  };

  cpSync(site, join(folder, 'site'), { recursive: true });
  write('.gitignore', 'node_modules\n.cache\nvisual-report\n');
  write('.storybook/main.ts', '');
  write('node_modules/.bin/storybook', fakeStorybook);
  chmodSync(join(folder, 'node_modules/.bin/storybook'), 0o755);
  git('init', '--quiet');
  git('config', 'user.name', 'Ada');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First');
  git('tag', 'first');

  return {
    folder,
    git,
    read,
    /** Replaces a text in a file of the site. */
    edit: (file: string, from: string, to: string) =>
      write(`site/${file}`, read(`site/${file}`).replaceAll(from, to)),
    testVisual: (...args: readonly string[]) => testVisual(folder, args),
    /** Records every difference of the last report as accepted. */
    accept: (...args: readonly string[]) =>
      execFileSync(process.execPath, [script, '--accept', ...args], { cwd: folder, encoding: 'utf8' }),
  };
}

async function testVisual(folder: string, args: readonly string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [script, ...args], { cwd: folder });
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const lines = stdout.split('\n').filter((line) => /^(changed|accepted|added|removed|broken) /.test(line));
  return { exitCode: Number(exitCode), output: `${stdout}\n${stderr}`, lines };
}
