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
    expect(first.summary).toMatch(/^14 pictures compared, 0 changed;/);
    expect(screenshotsTaken(first)).toBeGreaterThanOrEqual(28);
    expect(first.exitCode).toBe(0);

    const second = await repository.testVisual();
    expect(second.lines).toEqual([]);
    expect(second.summary).toMatch(/^14 pictures compared, 0 changed;/);
    expect(screenshotsTaken(second)).toBeLessThan(28);
    expect(second.exitCode).toBe(0);
  });

  it('finds padding that has grown by one pixel', async () => {
    repository.edit("padding: '8px'", "padding: '9px'");
    const { exitCode, lines } = await repository.testVisual();
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
    expect(repository.read('visual-report/index.html')).toContain(screenshot);
    for (const view of ['before', 'after', 'difference']) {
      expect(repository.read(`visual-report/${view}/${screenshot}`)).toContain('PNG');
    }
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

  it('lists added, removed and broken stories', async () => {
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
