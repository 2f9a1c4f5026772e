import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Change } from './compare.ts';
import { groupByCause } from './groups.ts';

const folder = mkdtempSync(join(tmpdir(), 'showroom-groups-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const treeIn = (name: 'before' | 'after') => {
  mkdirSync(join(folder, name), { recursive: true });
  return { name, origin: '', screenshots: join(folder, name), storiesAtSizes: [], broken: [] };
};
const [base, workingTree] = [treeIn('before'), treeIn('after')];

function aChange(id: string, kind: Change['kind'], before: string, after: string): Change {
  writeFileSync(join(base.screenshots, id), before);
  writeFileSync(join(workingTree.screenshots, id), after);
  const storyAtSize = { width: 360, height: 740, story: { id, name: id, isExcluded: false } };
  return { storyAtSize, label: id, kind, path: id, explanation: id };
}

const groupsOf = (...changes: Change[]) =>
  groupByCause(changes, base, workingTree).map(({ cause, changes: grouped }) => ({
    cause,
    stories: grouped.map(({ label }) => label),
  }));

describe('groupByCause', () => {
  it('groups pictures of the same change, wherever and however often they contain it', () => {
    const card = aChange('card', 'picture', 'li padding: 8px\n', 'li padding: 9px\n');
    const grid = aChange(
      'grid',
      'picture',
      'ul\n  li padding: 8px\n  li\n  li padding: 8px\n',
      'ul\n  li padding: 9px\n  li\n  li padding: 9px\n',
    );
    expect(groupsOf(card, grid)).toEqual([
      { cause: ['- li padding: 8px', '+ li padding: 9px'], stories: ['card', 'grid'] },
    ]);
  });

  it('keeps a picture with a further change apart', () => {
    const card = aChange('card', 'picture', 'li padding: 8px\n', 'li padding: 9px\n');
    const page = aChange('page', 'picture', 'li padding: 8px\na\n', 'li padding: 9px\na color: red\n');
    expect(groupsOf(card, page).map(({ stories }) => stories)).toEqual([['card'], ['page']]);
  });

  it('groups unexplained pictures by story', () => {
    const photo = aChange('photo', 'picture', 'img\n', 'img\n');
    const map = aChange('map', 'picture', 'img\n', 'img\n');
    expect(groupsOf(photo, photo, map)).toEqual([
      { cause: [], stories: ['photo', 'photo'] },
      { cause: [], stories: ['map'] },
    ]);
  });

  it('shows a change of nesting in an accessibility tree', () => {
    const list = aChange('list', 'tree', '  - list:\n  - link\n', '  - list:\n    - link\n');
    expect(groupsOf(list)).toEqual([{ cause: ['- - link', '+   - link'], stories: ['list'] }]);
  });
});
