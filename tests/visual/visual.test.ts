import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestRepository } from './testRepository.ts';

// Each test mostly waits for browsers to start.
describe.concurrent('npm run test:visual', () => {
  it('finds a pixel of padding and groups its stories, until the difference is accepted', async (context) => {
    const repository = createTestRepository(context);
    /** When each picture of a base was taken. */
    const picturesTakenAt = () => {
      const cache = join(repository.folder, '.cache/visual');
      const paths = readdirSync(cache, { recursive: true, encoding: 'utf8' });
      const pictures = paths.filter((path) => path.endsWith('.png'));
      return pictures.map((path) => [path, statSync(join(cache, path)).mtimeMs] as const);
    };
    const unchanged = () => picturesTakenAt().filter(([path]) => /moving|played/.test(path));

    repository.edit('iframe.html', 'padding: 8px', 'padding: 9px');
    const first = await repository.testVisual();
    const narrow = ['Box: Narrow, 320-light', 'Box: Narrow, 320-dark'];
    const plain = ['360-light', '360-dark', '1280-light', '1280-dark'].map((file) => `Box: Plain, ${file}`);
    const lines = (verdict: string, by = '') => [...narrow, ...plain].map((story) => verdict + story + by);
    expect(first.lines.toSorted()).toEqual(lines('changed  ').toSorted());
    expect(first.output).toContain('2 stories with the same change:\n');
    expect(first.output).toContain('- { padding: 8px;');
    expect(first.output).toContain('+ { padding: 9px;');
    expect(first.output).toContain('Stories: 4; differences: 6 in 1 groups, 0 accepted');
    expect(first.exitCode).toBe(1);
    expect(picturesTakenAt()).toHaveLength(14);
    // The story that stands for its group is the only one that fails. The report shows before, after and difference.
    expect(first.output).toMatch(/1 failed[^]*1 skipped/);
    const images = readdirSync(join(repository.folder, 'visual-report/data'));
    expect(images.filter((file) => file.endsWith('.png')).length).toBeGreaterThanOrEqual(9);

    const accepted = (stories: readonly string[]) => stories.map((story) => `accepted ${story}\n`).join('');
    expect(repository.accept('--only', 'narrow', 'visual-report')).toBe(accepted(narrow));
    expect(repository.accept()).toBe(accepted(plain));
    const kept = unchanged();
    repository.git('update-ref', 'refs/remotes/origin/main', 'first');
    repository.git('commit', '--quiet', '--all', '--message', 'Second');
    const [withMain, withItself] = await Promise.all([
      repository.testVisual(),
      repository.testVisual('HEAD', '--only', 'plain', '--widths', '768'),
    ]);
    expect(withMain.lines.toSorted()).toEqual(lines('accepted ', ', by Ada').toSorted());
    expect(withMain.output).toContain('(merge base with origin/main)');
    expect(withMain.exitCode).toBe(0);
    expect(withItself.output).toContain('Stories: 1; differences: 0 in 0 groups');
    expect(withItself.exitCode).toBe(0);
    expect(unchanged()).toEqual(kept);
    expect(picturesTakenAt()).toHaveLength(14 + 6);

    repository.edit('iframe.html', 'padding: 9px', 'padding: 10px');
    const further = await repository.testVisual('--only', 'narrow');
    expect(further.lines).toEqual(narrow.map((story) => `changed  ${story}`));
    expect(further.exitCode).toBe(1);
  });

  it('finds changed roles, names and states without a changed pixel, and added, removed and broken stories', async (context) => {
    const repository = createTestRepository(context);
    repository.edit('iframe.html', '<p class="box">', '<p class="box" role="note">');
    repository.edit(
      'iframe.html',
      '<input autofocus>',
      '<input autofocus aria-label="Search" aria-disabled="true">',
    );
    for (const file of ['index.json', 'iframe.html']) repository.edit(file, 'box--plain', 'box--simple');
    repository.edit('index.json', '"Plain"', '"Simple"');
    repository.edit('iframe.html', "querySelector('details').open", "querySelector('details').hidden");
    const { exitCode, lines, output } = await repository.testVisual();
    expect(lines.toSorted()).toEqual([
      'added    Box: Simple',
      expect.stringMatching(/^broken   Box: Played: .*the working tree.*It is closed/),
      'changed  Box: Moving, 1280-aria',
      'changed  Box: Moving, 360-aria',
      'changed  Box: Narrow, 320-aria',
      'removed  Box: Plain',
    ]);
    expect(output).toMatch(/- <p>as it is\n\s+\+ <p role="note">as it is\n/);
    expect(output).toContain('aria-disabled="true"');
    expect(exitCode).toBe(1);
  });

  it('refuses widths that are not whole pixels', async (context) => {
    const repository = createTestRepository(context);
    const { exitCode, output } = await repository.testVisual('--widths', 'wide');
    expect(output).toContain('in whole pixels');
    expect(exitCode).toBe(2);
  });
});
