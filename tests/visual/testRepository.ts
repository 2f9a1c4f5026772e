import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
export function createTestRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-visual-test-'));
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
    delete: (path: string) => rmSync(join(folder, path)),
    testVisual: (...args: readonly string[]) => testVisual(folder, args),
    /** Records every difference of the last report as accepted. */
    accept: (...args: readonly string[]) =>
      execFileSync(process.execPath, [script, '--accept', ...args], { cwd: folder, encoding: 'utf8' }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function testVisual(folder: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...args], { cwd: folder }, (_error, stdout, stderr) =>
      resolve({
        exitCode: child.exitCode ?? -1,
        output: `${stdout}\n${stderr}`,
        lines: stdout.split('\n').filter((line) => /^(changed|accepted|added|removed|broken) /.test(line)),
      }),
    );
  });
}
