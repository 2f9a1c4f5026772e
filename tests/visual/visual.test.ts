import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestRepository } from './testRepository.ts';

describe('npm run test:visual', () => {
  const repository = createTestRepository();
  afterAll(repository.remove);

  /** When each picture of a base was taken. */
  const picturesTakenAt = () => {
    const cache = join(repository.folder, '.cache/visual');
    const paths = readdirSync(cache, { recursive: true, encoding: 'utf8' });
    const pictures = paths.filter((path) => path.endsWith('.png'));
    return pictures.map((path) => [path, statSync(join(cache, path)).mtimeMs] as const);
  };

  it('finds no difference when nothing has changed', async () => {
    const { exitCode, lines, output } = await repository.testVisual();
    expect(lines).toEqual([]);
    expect(output).toContain('Stories: 4; differences: 0 in 0 groups');
    expect(exitCode).toBe(0);
    expect(picturesTakenAt()).toHaveLength(14);
  });

  it('finds padding that has grown by one pixel, and groups its stories under one cause', async () => {
    const unchanged = () => picturesTakenAt().filter(([path]) => /moving|played/.test(path));
    const kept = unchanged();
    repository.edit('iframe.html', 'padding: 8px', 'padding: 9px');
    const { exitCode, lines, output } = await repository.testVisual();
    expect(lines.toSorted()).toEqual([
      'changed  Box: Narrow, 320-dark',
      'changed  Box: Narrow, 320-light',
      'changed  Box: Plain, 1280-dark',
      'changed  Box: Plain, 1280-light',
      'changed  Box: Plain, 360-dark',
      'changed  Box: Plain, 360-light',
    ]);
    expect(output).toContain('2 stories with the same change:\n');
    expect(output).toContain('- { padding: 8px;');
    expect(output).toContain('+ { padding: 9px;');
    expect(output).toContain('differences: 6 in 1 groups, 0 accepted');
    expect(exitCode).toBe(1);
    // The story that stands for its group is the only one that fails. The report shows before, after and difference.
    expect(output).toMatch(/1 failed[^]*1 skipped/);
    const images = readdirSync(join(repository.folder, 'visual-report/data'));
    expect(images.filter((file) => file.endsWith('.png')).length).toBeGreaterThanOrEqual(9);
    expect(unchanged()).toEqual(kept);
  });

  it('passes when every difference has been accepted', async () => {
    expect(repository.accept('--only', 'narrow', 'visual-report')).toBe(
      'accepted Box: Narrow, 320-light\naccepted Box: Narrow, 320-dark\n',
    );
    const { exitCode, lines } = await repository.testVisual('--only', 'narrow');
    expect(lines).toEqual([
      'accepted Box: Narrow, 320-light, by Ada',
      'accepted Box: Narrow, 320-dark, by Ada',
    ]);
    expect(exitCode).toBe(0);
  });

  it('finds a further change, against the merge base with origin/main and another revision at once', async () => {
    repository.edit('iframe.html', 'padding: 9px', 'padding: 10px');
    repository.git('update-ref', 'refs/remotes/origin/main', 'first');
    repository.git('commit', '--quiet', '--all', '--message', 'Second');
    const [withMain, withItself] = await Promise.all([
      repository.testVisual('--only', 'narrow'),
      repository.testVisual('HEAD', '--only', 'narrow'),
    ]);
    expect(withMain.lines).toEqual(['changed  Box: Narrow, 320-light', 'changed  Box: Narrow, 320-dark']);
    expect(withMain.output).toContain('(merge base with origin/main)');
    expect(withMain.exitCode).toBe(1);
    expect(withItself.output).toContain('Stories: 1; differences: 0');
    expect(withItself.exitCode).toBe(0);
  });

  it('finds changed roles, names and states without a changed pixel, and added, removed and broken stories', async () => {
    repository.edit('iframe.html', '<p class="box">', '<p class="box" role="note">');
    repository.edit(
      'iframe.html',
      '<input autofocus>',
      '<input autofocus aria-label="Search" aria-disabled="true">',
    );
    for (const file of ['index.json', 'iframe.html']) repository.edit(file, 'box--plain', 'box--simple');
    repository.edit('index.json', '"Plain"', '"Simple"');
    repository.edit('iframe.html', "querySelector('details').open", "querySelector('details').hidden");
    const { exitCode, lines, output } = await repository.testVisual('HEAD', '--widths', '768');
    expect(lines.toSorted()).toEqual([
      'added    Box: Simple',
      expect.stringMatching(/^broken   Box: Played: .*the working tree.*It is closed/),
      'changed  Box: Moving, 1280-aria',
      'changed  Box: Moving, 360-aria',
      'changed  Box: Moving, 768-aria',
      'changed  Box: Narrow, 320-aria',
      'removed  Box: Plain',
    ]);
    expect(output).toMatch(/- <p>as it is\n\s+\+ <p role="note">as it is\n/);
    expect(output).toContain('aria-disabled="true"');
    expect(exitCode).toBe(1);
  });

  it('refuses widths that are not whole pixels', async () => {
    const { exitCode, output } = await repository.testVisual('--widths', 'wide');
    expect(output).toContain('in whole pixels');
    expect(exitCode).toBe(2);
  });
});
