import { execFile, execSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, type TestContext } from 'vitest';

const script = fileURLToPath(new URL('../../tools/visual/testVisual.ts', import.meta.url));

const commit =
  'git -c user.name=Ada -c user.email=ada@localhost -c commit.gpgsign=false commit --quiet --all -m';

/** A temporary repository with a storybook of five stories and one commit. */
function createRepository({ onTestFinished }: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-visual-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(new URL('site', import.meta.url), join(folder, 'site'), { recursive: true });
  const programs = join(folder, 'node_modules/.bin');
  mkdirSync(programs, { recursive: true });
  // Instead of `storybook build --test --quiet --output-dir FOLDER`: copies a site that speaks Storybook's protocol.
  writeFileSync(join(programs, 'storybook'), '#!/bin/sh\ncp -r site "$5"\n', { mode: 0o755 });
  const run = (command: string) => execSync(command, { cwd: folder });
  run('git init --quiet && git add site');
  run(`${commit} First`);
  return {
    folder,
    run,
    /** Replaces a text in a file of the site. */
    edit: (file: string, from: string, to: string) => {
      const path = join(folder, 'site', file);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
    },
    testVisual: async (...args: readonly string[]) => {
      const { code, stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args], {
        cwd: folder,
      })
        .then((output) => ({ ...output, code: 0 }))
        .catch((error: { code: number; stdout: string; stderr: string }) => error);
      const lines = stdout
        .split('\n')
        .filter((line) => /^(changed|accepted|added|removed|broken) /.test(line));
      return { exitCode: code, output: `${stdout}\n${stderr}`, lines: lines.toSorted() };
    },
  };
}

// Each test mostly waits for browsers to start.
describe.concurrent('npm run test:visual', () => {
  it('finds a pixel of padding and groups its stories, until the difference is accepted', async (context) => {
    const { folder, run, edit, testVisual } = createRepository(context);
    /** When each story of the base was looked at. */
    const looks = () => {
      const cache = join(folder, '.cache/visual');
      const paths = readdirSync(cache, { recursive: true, encoding: 'utf8' });
      return paths
        .filter((path) => /box--[^/]*$/.test(path))
        .map((path) => [path, statSync(join(cache, path)).mtimeMs]);
    };
    const narrow = ['Box: Narrow, 320-dark', 'Box: Narrow, 320-light'];
    const plain = ['1280-dark', '1280-light', '360-dark', '360-light'].map((file) => `Box: Plain, ${file}`);
    const lines = (verdict: string, names = [...narrow, ...plain]) =>
      names.map((name) => `${verdict} ${name}`);

    edit('iframe.html', 'padding: 8px', 'padding: 9px');
    const first = await testVisual();
    expect(first.output).toMatch(/2 stories with the same change:\n- { padding: 8px;.*\n\+ { padding: 9px;/);
    expect(first.output).toContain('Stories: 4; differences: 6 in 1 groups, 0 accepted');
    expect(first.lines).toEqual(lines('changed '));
    expect(first.exitCode).toBe(1);
    const report = readFileSync(join(folder, 'visual-report/index.html'), 'utf8');
    expect(report).toMatch(/<details open><summary>Box: .*\n?.*<details ><summary>Box: /);
    const picture = (side: string) =>
      `<img loading="lazy" src="box--narrow-320-dark.png-${side}.png" alt="">`;
    const [before, after] = [picture('before'), picture('after')];
    expect(report).toContain(
      `<figure>${before}</figure><figure>${after}</figure><figure><div class="difference">${before}${after}</div>`,
    );
    expect(readdirSync(join(folder, 'visual-report')).filter((file) => file.endsWith('.png'))).toHaveLength(
      12,
    );

    expect((await testVisual('--accept', '--only', 'narrow', 'visual-report')).lines).toEqual(
      lines('accepted', narrow),
    );
    expect((await testVisual('--accept')).lines).toEqual(lines('accepted', plain));
    const kept = looks();
    expect(kept).toHaveLength(4);
    run('git update-ref refs/remotes/origin/main HEAD');
    run(`${commit} Second`);
    const [withMain, withItself] = await Promise.all([
      testVisual(),
      testVisual('HEAD', '--only', 'plain', '--widths', '768'),
    ]);
    expect(withMain.lines).toEqual(lines('accepted'));
    expect(withMain.exitCode).toBe(0);
    expect(withItself.output).toContain('Stories: 1; differences: 0 in 0 groups');
    expect(withItself.exitCode).toBe(0);
    const unchanged = (entries: typeof kept) =>
      entries.filter(([path]) => /moving|played/.test(String(path)));
    expect(unchanged(looks())).toEqual(unchanged(kept));
    expect(looks()).toHaveLength(5);

    edit('iframe.html', 'padding: 9px', 'padding: 10px');
    const further = await testVisual('--only', 'narrow');
    expect(further.lines).toEqual(lines('changed ', narrow));
    expect(further.exitCode).toBe(1);
    // What was accepted is the change from 8 to 9 px, and not the result.
    run(`${commit} Third`);
    edit('iframe.html', 'padding: 10px', 'padding: 9px');
    expect((await testVisual('HEAD', '--only', 'narrow')).lines).toEqual(lines('changed ', narrow));
  });

  it('finds changed roles, names and states without a changed pixel, and added, removed and broken stories', async (context) => {
    const { edit, testVisual } = createRepository(context);
    edit('iframe.html', '<p class="box">', '<p class="box" role="note">');
    edit('iframe.html', '<input autofocus>', '<input autofocus aria-label="Search" aria-disabled="true">');
    for (const file of ['index.json', 'iframe.html']) edit(file, 'box--plain', 'box--simple');
    edit('index.json', '"Plain"', '"Simple"');
    edit('iframe.html', "querySelector('details').open", "querySelector('details').hidden");
    const { exitCode, lines, output } = await testVisual();
    expect(lines).toEqual([
      'added    Box: Simple',
      expect.stringMatching(/^broken   Box: Played: .*the working tree.*It is closed/),
      'changed  Box: Moving, 1280-aria',
      'changed  Box: Moving, 360-aria',
      'changed  Box: Narrow, 320-aria',
      'removed  Box: Plain',
    ]);
    expect(output).toMatch(/- <p>as it is\n\s*\+ <p role="note">as it is\n/);
    expect(output).toContain('aria-disabled="true"');
    expect(exitCode).toBe(1);
  });
});
