import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrokenPose, type Pose, picturePath, themes } from './camera.ts';
import type { Story } from './storybooks.ts';

/** The base or the working tree, after its pictures were taken. */
export type Tree = {
  name: string;
  /** The address of its storybook. */
  origin: string;
  /** The folder of its pictures. */
  pictures: string;
  poses: readonly Pose[];
  broken: readonly BrokenPose[];
};

export type Comparison = {
  /** The number of pictures that both trees have. */
  compared: number;
  /** The poses with a changed picture in any theme. */
  changedPoses: Pose[];
  /** One line for each changed picture and each added, removed or broken story. */
  lines: string[];
  /** For the summary. */
  counts: string;
  isClean: boolean;
};

type RegReport = Record<'failedItems' | 'newItems' | 'deletedItems' | 'passedItems', string[]>;

const regCli = fileURLToPath(import.meta.resolve('reg-cli/dist/cli.js'));

/** Compares two trees with reg-cli, which writes its report to `folder/index.html`. */
export function compare(base: Tree, workingTree: Tree, folder: string): Comparison {
  const broken = [base, workingTree].flatMap((tree) =>
    tree.broken.map((failure) => ({ ...failure, tree: tree.name })),
  );
  const brokenPoses = new Set(broken.map(({ pose }) => keyOf(pose)));
  rmSync(folder, { recursive: true, force: true });
  const labels = new Map<string, { pose: Pose; label: string }>();
  for (const [tree, name] of [
    [base, 'before'],
    [workingTree, 'after'],
  ] as const) {
    mkdirSync(join(folder, name), { recursive: true });
    for (const pose of tree.poses) {
      if (brokenPoses.has(keyOf(pose))) continue;
      for (const theme of themes) {
        const path = picturePath(pose, theme);
        mkdirSync(dirname(join(folder, name, path)), { recursive: true });
        linkSync(join(tree.pictures, path), join(folder, name, path));
        labels.set(path, { pose, label: `${pose.story.name}, ${pose.width} px, ${theme}` });
      }
    }
  }

  const { failedItems, newItems, deletedItems, passedItems } = runRegCli(folder);
  const added = storiesOnlyIn(workingTree, base);
  const removed = storiesOnlyIn(base, workingTree);
  const alone = new Set([...added, ...removed].map(({ id }) => id));
  // A new or deleted picture of a story that both trees have: its viewport has changed.
  const changed = [...labels]
    .filter(([path]) => [failedItems, newItems, deletedItems].some((items) => items.includes(path)))
    .map(([, labelled]) => labelled)
    .filter(({ pose }) => !alone.has(pose.story.id));
  const brokenStories = new Set(broken.map(({ pose }) => pose.story.id));
  return {
    compared: failedItems.length + passedItems.length,
    changedPoses: [...new Map(changed.map(({ pose }) => [keyOf(pose), pose])).values()],
    lines: [
      ...changed.map(({ label }) => `changed  ${label}`),
      ...added.map(({ name }) => `added    ${name}`),
      ...removed.map(({ name }) => `removed  ${name}`),
      ...broken.map(
        ({ pose, tree, message }) => `broken   ${pose.story.name}, ${tree}, ${pose.width} px: ${message}`,
      ),
    ],
    counts: `${changed.length} changed; stories: ${added.length} added, ${removed.length} removed, ${brokenStories.size} broken`,
    isClean: changed.length + broken.length === 0,
  };
}

function runRegCli(folder: string): RegReport {
  const args = [
    'after',
    'before',
    'difference',
    '--report',
    'index.html',
    '--json',
    'reg.json',
    '--ignoreChange',
  ];
  execFileSync(process.execPath, [regCli, ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return JSON.parse(readFileSync(join(folder, 'reg.json'), 'utf8')) as RegReport;
}

function storiesOnlyIn(tree: Tree, other: Tree): Story[] {
  const known = new Set(other.poses.map(({ story }) => story.id));
  const own = new Map(tree.poses.map(({ story }) => [story.id, story]));
  return [...own.values()].filter(({ id }) => !known.has(id));
}

function keyOf({ story, width }: Pose): string {
  return `${story.id} ${width}`;
}
