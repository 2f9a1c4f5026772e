import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openCache } from '../../tools/visual/cache.ts';
import { createTestRepository } from './testRepository.ts';

/** Both trees have 14 screenshots; on a busy machine, some are taken again. */
const screenshotsTaken = ({ summary }: { summary: string }) =>
  Number(/(\d+) pictures taken/.exec(summary)?.[1]);

describe('npm run test:visual', () => {
  const repository = createTestRepository();
  afterAll(repository.remove);

  it('finds no difference when nothing has changed, and keeps the screenshots of the base', async () => {
    const first = await repository.testVisual();
    expect(first.lines).toEqual([]);
    expect(first.summary).toMatch(/^14 pictures compared, 0 changed, 0 accessibility trees changed /);
    expect(screenshotsTaken(first)).toBeGreaterThanOrEqual(28);
    expect(first.exitCode).toBe(0);

    const second = await repository.testVisual();
    expect(second.lines).toEqual([]);
    expect(second.summary).toMatch(/^14 pictures compared, 0 changed, 0 accessibility trees changed /);
    expect(screenshotsTaken(second)).toBeLessThan(28);
    expect(second.exitCode).toBe(0);
  });

  it('finds padding that has grown by one pixel, and groups its pictures under one cause', async () => {
    repository.edit("padding: '8px'", "padding: '9px'");
    const { exitCode, lines, output, summary } = await repository.testVisual();
    expect(lines).toEqual([
      'changed  Box: Plain, 360 px, light',
      'changed  Box: Plain, 360 px, dark',
      'changed  Box: Plain, 1280 px, light',
      'changed  Box: Plain, 1280 px, dark',
      'changed  Box: Narrow, 320 px, light',
      'changed  Box: Narrow, 320 px, dark',
    ]);
    expect(exitCode).toBe(1);

    const screenshot = 'box--narrow/320-dark.png';
    expect(repository.read('visual-report/pictures.html')).toContain(screenshot);
    for (const view of ['before', 'after', 'difference']) {
      expect(repository.read(`visual-report/${view}/${screenshot}`)).toContain('PNG');
    }

    expect(output).toContain(
      '6 pictures with the same change\n  - p padding: 8px\n  + p padding: 9px\nchanged',
    );
    expect(summary).toContain('6 changed, 0 accessibility trees changed (groups: 1, accepted: 0)');
    const report = repository.read('visual-report/index.html');
    expect(report.match(/<h2>/g)).toHaveLength(1);
    expect(report).toContain('<del>- p padding: 8px</del>\n<ins>+ p padding: 9px</ins>');
    expect(report).toContain(`href="pictures.html?id=changed-${screenshot}"`);
    // The box is 34 px high, and the crop shows 24 px around it; the pictures are 740 px high.
    expect(report).toMatch(
      /block-size: \d\dpx; background-image: url\('before\/box--plain\/360-light.png'\)/,
    );
  });

  it('passes only if every difference has been accepted', async () => {
    expect(repository.accept('--only', 'narrow', 'visual-report')).toBe(
      'accepted Box: Narrow, 320 px, light\naccepted Box: Narrow, 320 px, dark\n',
    );
    const partly = await repository.testVisual();
    expect(partly.lines).toContain('changed  Box: Plain, 360 px, light');
    expect(partly.lines).toContain('accepted Box: Narrow, 320 px, light, by Ada');
    expect(partly.exitCode).toBe(1);
    expect(repository.read('visual-report/index.html')).toContain('(accepted by Ada)');

    expect(repository.accept().split('\n')).toHaveLength(5);
    const { exitCode, lines } = await repository.testVisual();
    expect(lines).toHaveLength(6);
    expect(lines.filter((line) => line.startsWith('accepted '))).toHaveLength(6);
    expect(exitCode).toBe(0);
    repository.delete('visual-accepted.json');
  });

  it('compares against the merge base with origin/main and against another revision concurrently', async () => {
    repository.git('update-ref', 'refs/remotes/origin/main', 'first');
    repository.git('commit', '--quiet', '--all', '--message', 'Second');
    const [withMain, withItself] = await Promise.all([
      repository.testVisual('--only', 'narrow'),
      repository.testVisual('HEAD', '--only', 'narrow'),
    ]);
    expect(withMain.lines).toHaveLength(2);
    expect(withMain.summary).toContain('(merge base with origin/main)');
    expect(withMain.exitCode).toBe(1);
    expect(withItself.summary).toMatch(/^2 pictures compared, 0 changed/);
    expect(withItself.exitCode).toBe(0);
  });

  it('finds a changed role, name or state, even if no pixel differs', async () => {
    repository.edit('<p style=', '<p role="note" style=');
    repository.edit('<input autoFocus />', '<input autoFocus aria-label="Search" aria-disabled="true" />');
    const { exitCode, lines, output } = await repository.testVisual('HEAD');
    expect(lines).toEqual([
      'changed  Box: Plain, 360 px, accessibility tree',
      'changed  Box: Plain, 1280 px, accessibility tree',
      'changed  Box: Narrow, 320 px, accessibility tree',
      'changed  Box: Moving, 360 px, accessibility tree',
      'changed  Box: Moving, 1280 px, accessibility tree',
    ]);
    expect(output).toContain('  - - paragraph: as it is\n  + - note: as it is\n');
    expect(output).toMatch(/\n {2}- - textbox.*\n {2}\+ - textbox "Search" .*\[disabled\]/);
    expect(exitCode).toBe(1);
    expect(repository.read('visual-report/index.html')).toContain('<ins>+ - note: as it is</ins>');
  });

  it('compares additional widths on demand, unless a story has its own viewport', async () => {
    const { lines, summary } = await repository.testVisual(
      'HEAD',
      '--only',
      'box--p',
      '--widths',
      '768,1920',
    );
    expect(summary).toMatch(/^16 pictures compared, 0 changed/);
    expect(lines).toContain('changed  Box: Plain, 1920 px, accessibility tree');
    const narrow = await repository.testVisual('HEAD', '--only', 'narrow', '--widths', '768,1920');
    expect(narrow.summary).toMatch(/^2 pictures compared/);
  });

  it('refuses widths that are not whole pixels', async () => {
    await expect(repository.testVisual('--widths', 'wide')).rejects.toThrow('in whole pixels');
  });

  it('lists added, removed and broken stories', async () => {
    repository.git('commit', '--quiet', '--all', '--message', 'Third');
    repository.edit('export const Plain', 'export const Simple');
    repository.edit('toBeVisible()', "toHaveTextContent('something else')");
    const { exitCode, lines, summary } = await repository.testVisual('HEAD');
    expect(lines).toEqual([
      'added    Box: Simple',
      'removed  Box: Plain',
      expect.stringMatching(/^broken   Box: Played, the working tree, 360 px: /),
      expect.stringMatching(/^broken   Box: Played, the working tree, 1280 px: /),
    ]);
    expect(summary).toContain('stories: 1 added, 1 removed, 1 broken');
    expect(exitCode).toBe(1);
  });
});

it('concurrent runs do not remove each other’s folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-visual-cache-'));
  try {
    const caches = ['a', 'b', 'c', 'd', 'e'].map((revision) => openCache(folder, revision, '1'));
    for (const { base, run } of caches) {
      expect(existsSync(base)).toBe(true);
      expect(existsSync(run)).toBe(true);
    }
    expect(readdirSync(join(folder, 'runs'))).toHaveLength(5);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
