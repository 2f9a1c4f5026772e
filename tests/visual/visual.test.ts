import { afterAll, describe, expect, it } from 'vitest';
import { createWorkshop } from './workshop.ts';

/** Each pose once in either tree, and a few again where a busy machine took one too early. */
const picturesTaken = ({ summary }: { summary: string }) => Number(/(\d+) pictures taken/.exec(summary)?.[1]);

describe('npm run test:visual', () => {
  const workshop = createWorkshop();
  afterAll(workshop.remove);

  it('finds no difference where nothing changed, twice in a row', async () => {
    const first = await workshop.testVisual();
    expect(first.lines).toEqual([]);
    expect(first.summary).toMatch(/^14 pictures compared, 0 changed;/);
    expect(picturesTaken(first)).toBeGreaterThanOrEqual(28);
    expect(first.exitCode).toBe(0);

    const second = await workshop.testVisual();
    expect(second.lines).toEqual([]);
    expect(second.summary).toMatch(/^14 pictures compared, 0 changed;/);
    expect(picturesTaken(second), 'the base’s pictures are kept').toBeLessThan(28);
    expect(second.exitCode).toBe(0);
  });

  it('finds a padding that grew by one pixel', async () => {
    workshop.edit("padding: '8px'", "padding: '9px'");
    const { exitCode, lines } = await workshop.testVisual();
    expect(lines.map((line) => line.replace(/: \d+ pixels$/, ''))).toEqual([
      'changed  Box: Plain, 360 px, light',
      'changed  Box: Plain, 360 px, dark',
      'changed  Box: Plain, 1280 px, light',
      'changed  Box: Plain, 1280 px, dark',
      'changed  Box: Narrow, 320 px, light',
      'changed  Box: Narrow, 320 px, dark',
    ]);
    expect(exitCode).toBe(1);

    const report = workshop.read('visual-report/index.html');
    for (const view of ['before', 'after', 'difference']) {
      const picture = `pictures/box--narrow/320-dark-${view}.png`;
      expect(report).toContain(`src="${picture}"`);
      expect(workshop.read(`visual-report/${picture}`)).toContain('PNG');
    }
  });

  it('compares with the point where the branch left origin/main, and with any revision', async () => {
    workshop.git('update-ref', 'refs/remotes/origin/main', 'first');
    workshop.git('commit', '--quiet', '--all', '--message', 'Second');
    const withMain = await workshop.testVisual('--only', 'narrow');
    expect(withMain.lines).toHaveLength(2);
    expect(withMain.summary).toContain('(merge base with origin/main)');
    expect(withMain.exitCode).toBe(1);

    const withItself = await workshop.testVisual('HEAD', '--only', 'narrow');
    expect(withItself.summary).toMatch(/^2 pictures compared, 0 changed/);
    expect(withItself.exitCode).toBe(0);
  });

  it('names stories that are new, gone or broken', async () => {
    workshop.edit('export const Plain', 'export const Simple');
    workshop.edit('toBeVisible()', "toHaveTextContent('something else')");
    const { exitCode, lines, summary } = await workshop.testVisual('HEAD');
    expect(lines).toEqual([
      'added    Box: Simple',
      'removed  Box: Plain',
      expect.stringMatching(/^broken   Box: Played, in the working tree, 360 px: /),
      expect.stringMatching(/^broken   Box: Played, in the working tree, 1280 px: /),
    ]);
    expect(summary).toContain('stories: 1 added, 1 removed, 1 broken');
    expect(exitCode).toBe(1);
  });
});
