import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ariaSnapshotPath,
  type BrokenStory,
  screenshotPath,
  type StoryAtSize,
  styleListPath,
  themes,
} from './screenshots.ts';
import type { Story } from './storybooks.ts';

/** The base or the working tree, with its screenshots. */
export type Tree = {
  name: string;
  /** The address of its storybook. */
  origin: string;
  /** The folder of its screenshots, ARIA snapshots and style lists. */
  screenshots: string;
  storiesAtSizes: readonly StoryAtSize[];
  broken: readonly BrokenStory[];
};

/** A screenshot or an accessibility tree that differs. */
export type Change = {
  storyAtSize: StoryAtSize;
  /** For example "Box: Plain, 360 px, dark" or "Box: Plain, 360 px, accessibility tree". */
  label: string;
  kind: 'picture' | 'tree';
  /** The file in the folders `before` and `after` of the report. One of them is missing if the viewport has changed. */
  path: string;
  /** The text file whose lines explain the change, in the folders of both trees. */
  explanation: string;
};

export type Comparison = {
  /** The number of screenshots that both trees have. */
  compared: number;
  changes: Change[];
  added: Story[];
  removed: Story[];
  /** With the name of the tree. */
  broken: (BrokenStory & { tree: string })[];
};

type RegReport = Record<'failedItems' | 'newItems' | 'deletedItems' | 'passedItems', string[]>;

const regCli = fileURLToPath(import.meta.resolve('reg-cli/dist/cli.js'));

/** Compares two trees. The folder receives the files `before` and `after`, and reg-cli's report, `pictures.html`. */
export function compare(base: Tree, workingTree: Tree, folder: string): Comparison {
  const broken = [base, workingTree].flatMap((tree) =>
    tree.broken.map((failure) => ({ ...failure, tree: tree.name })),
  );
  const brokenKeys = new Set(broken.map(({ storyAtSize }) => keyOf(storyAtSize)));
  rmSync(folder, { recursive: true, force: true });
  const candidates = new Map<string, Change>();
  for (const [tree, name] of [
    [base, 'before'],
    [workingTree, 'after'],
  ] as const) {
    mkdirSync(join(folder, name), { recursive: true });
    for (const storyAtSize of tree.storiesAtSizes) {
      if (brokenKeys.has(keyOf(storyAtSize))) continue;
      for (const candidate of possibleChanges(storyAtSize)) {
        mkdirSync(dirname(join(folder, name, candidate.path)), { recursive: true });
        linkSync(join(tree.screenshots, candidate.path), join(folder, name, candidate.path));
        candidates.set(candidate.path, candidate);
      }
    }
  }

  const { failedItems, newItems, deletedItems, passedItems } = runRegCli(folder);
  const changedPictures = new Set([...failedItems, ...newItems, ...deletedItems]);
  const added = storiesOnlyIn(workingTree, base);
  const removed = storiesOnlyIn(base, workingTree);
  const unpaired = new Set([...added, ...removed].map(({ id }) => id));
  const isChanged = ({ kind, path }: Change) =>
    kind === 'picture'
      ? changedPictures.has(path)
      : textOf(join(folder, 'before', path)) !== textOf(join(folder, 'after', path));
  return {
    compared: failedItems.length + passedItems.length,
    // If both trees have the story, a new or deleted screenshot means that its viewport has changed.
    changes: [...candidates.values()].filter(
      (change) => !unpaired.has(change.storyAtSize.story.id) && isChanged(change),
    ),
    added,
    removed,
    broken,
  };
}

function possibleChanges(storyAtSize: StoryAtSize): Change[] {
  const label = `${storyAtSize.story.name}, ${storyAtSize.width} px`;
  const tree = ariaSnapshotPath(storyAtSize);
  return [
    ...themes.map((theme) => ({
      storyAtSize,
      label: `${label}, ${theme}`,
      kind: 'picture' as const,
      path: screenshotPath(storyAtSize, theme),
      explanation: styleListPath(storyAtSize, theme),
    })),
    { storyAtSize, label: `${label}, accessibility tree`, kind: 'tree', path: tree, explanation: tree },
  ];
}

function runRegCli(folder: string): RegReport {
  const args = [
    'after',
    'before',
    'difference',
    '--report',
    'pictures.html',
    '--json',
    'reg.json',
    '--ignoreChange',
  ];
  execFileSync(process.execPath, [regCli, ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return JSON.parse(readFileSync(join(folder, 'reg.json'), 'utf8')) as RegReport;
}

function storiesOnlyIn(tree: Tree, other: Tree): Story[] {
  const known = new Set(other.storiesAtSizes.map(({ story }) => story.id));
  const own = new Map(tree.storiesAtSizes.map(({ story }) => [story.id, story]));
  return [...own.values()].filter(({ id }) => !known.has(id));
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Identifies a story at one size. */
export function keyOf({ story, width }: StoryAtSize): string {
  return `${story.id} ${width}`;
}
