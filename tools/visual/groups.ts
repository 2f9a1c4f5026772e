import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changedLines } from './changedLines.ts';
import type { Change, Tree } from './compare.ts';

/** Changes with the same cause. */
export type Group = {
  /**
   * The lines that differ between the two style lists or accessibility trees, each after `- ` or `+ `. Empty: neither
   * elements nor styles explain the pictures, and they all belong to one story.
   */
  cause: string[];
  changes: Change[];
};

/** Groups the changes whose explanations have the same differing lines, regardless of their order and repetition. */
export function groupByCause(changes: readonly Change[], base: Tree, workingTree: Tree): Group[] {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    const cause = causeOf(change, base, workingTree);
    const explanation = cause.length === 0 ? change.storyAtSize.story.id : cause.toSorted().join('\n');
    const key = `${change.kind}\n${explanation}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { cause, changes: [change] });
    else group.changes.push(change);
  }
  return [...groups.values()];
}

function causeOf({ kind, explanation }: Change, base: Tree, workingTree: Tree): string[] {
  const before = join(base.screenshots, explanation);
  const after = join(workingTree.screenshots, explanation);
  if (!existsSync(before) || !existsSync(after)) return [];
  const lines = changedLines(before, after);
  const indents = lines.map((line) => line.slice(2).search(/\S/));
  // In an accessibility tree, a change of nesting is a change; the same component can be nested at any depth.
  const common = Math.min(...indents);
  const unindented = lines.map((line, index) => {
    const removed = kind === 'tree' ? common : (indents[index] ?? 0);
    return `${line.slice(0, 2)}${line.slice(2 + removed)}`;
  });
  return [...new Set(unindented)];
}
