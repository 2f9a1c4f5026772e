import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrokenStory, type StoryAtSize, screenshotPath, themes } from './screenshots.ts';
import type { Story } from './storybooks.ts';

/** The base or the working tree, with its screenshots. */
export type Tree = {
  name: string;
  /** The address of its storybook. */
  origin: string;
  /** The folder of its screenshots. */
  screenshots: string;
  storiesAtSizes: readonly StoryAtSize[];
  broken: readonly BrokenStory[];
};

export type Comparison = {
  /** The number of screenshots that both trees have. */
  compared: number;
  /** The stories with a changed screenshot in any theme, at each size where it changed. */
  changedStories: StoryAtSize[];
  /** One line for each changed screenshot and each added, removed or broken story. */
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
  const brokenKeys = new Set(broken.map(({ storyAtSize }) => keyOf(storyAtSize)));
  rmSync(folder, { recursive: true, force: true });
  const labels = new Map<string, { storyAtSize: StoryAtSize; label: string }>();
  for (const [tree, name] of [
    [base, 'before'],
    [workingTree, 'after'],
  ] as const) {
    mkdirSync(join(folder, name), { recursive: true });
    for (const storyAtSize of tree.storiesAtSizes) {
      if (brokenKeys.has(keyOf(storyAtSize))) continue;
      for (const theme of themes) {
        const path = screenshotPath(storyAtSize, theme);
        mkdirSync(dirname(join(folder, name, path)), { recursive: true });
        linkSync(join(tree.screenshots, path), join(folder, name, path));
        labels.set(path, {
          storyAtSize,
          label: `${storyAtSize.story.name}, ${storyAtSize.width} px, ${theme}`,
        });
      }
    }
  }

  const { failedItems, newItems, deletedItems, passedItems } = runRegCli(folder);
  const added = storiesOnlyIn(workingTree, base);
  const removed = storiesOnlyIn(base, workingTree);
  const unpaired = new Set([...added, ...removed].map(({ id }) => id));
  // If both trees have the story, a new or deleted screenshot means that its viewport has changed.
  const changed = [...labels]
    .filter(([path]) => [failedItems, newItems, deletedItems].some((items) => items.includes(path)))
    .map(([, labelled]) => labelled)
    .filter(({ storyAtSize }) => !unpaired.has(storyAtSize.story.id));
  const brokenStories = new Set(broken.map(({ storyAtSize }) => storyAtSize.story.id));
  return {
    compared: failedItems.length + passedItems.length,
    changedStories: [
      ...new Map(changed.map(({ storyAtSize }) => [keyOf(storyAtSize), storyAtSize])).values(),
    ],
    lines: [
      ...changed.map(({ label }) => `changed  ${label}`),
      ...added.map(({ name }) => `added    ${name}`),
      ...removed.map(({ name }) => `removed  ${name}`),
      ...broken.map(
        ({ storyAtSize, tree, message }) =>
          `broken   ${storyAtSize.story.name}, ${tree}, ${storyAtSize.width} px: ${message}`,
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
  const known = new Set(other.storiesAtSizes.map(({ story }) => story.id));
  const own = new Map(tree.storiesAtSizes.map(({ story }) => [story.id, story]));
  return [...own.values()].filter(({ id }) => !known.has(id));
}

function keyOf({ story, width }: StoryAtSize): string {
  return `${story.id} ${width}`;
}
