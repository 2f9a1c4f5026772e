import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { comparePictures } from './comparePictures.ts';
import type { Story } from './storyList.ts';
import { type Theme, themes } from './storyPage.ts';
import { type BrokenPose, type Pose, picturePath } from './takePictures.ts';

/** One of the two trees, after its pictures were taken. */
export type Half = {
  poses: readonly Pose[];
  broken: readonly BrokenPose[];
  /** The folder with the pictures. */
  pictures: string;
};

export const views = ['before', 'after', 'difference'] as const;

/** A picture that is not the same any more. Where only one half has this width of the story, there is one view. */
export type Change = {
  pose: Pose;
  theme: Theme;
  pictures: Partial<Record<(typeof views)[number], Buffer>>;
  pixels?: number;
};

export type Comparison = {
  /** How many pictures both halves have. */
  compared: number;
  changes: Change[];
  added: Story[];
  removed: Story[];
  broken: { base: readonly BrokenPose[]; workingTree: readonly BrokenPose[] };
};

export async function compareHalves(browser: Browser, base: Half, workingTree: Half): Promise<Comparison> {
  const comparison: Comparison = {
    compared: 0,
    changes: [],
    added: storiesOnlyIn(workingTree, base),
    removed: storiesOnlyIn(base, workingTree),
    broken: { base: base.broken, workingTree: workingTree.broken },
  };
  const alone = new Set([...comparison.added, ...comparison.removed].map(({ id }) => id));
  const broken = new Set([...base.broken, ...workingTree.broken].map(({ pose }) => keyOf(pose)));
  const posesBefore = byKey(base.poses);
  const posesAfter = byKey(workingTree.poses);
  const page = await browser.newPage();
  for (const [key, pose] of new Map([...posesAfter, ...posesBefore])) {
    if (alone.has(pose.story.id) || broken.has(key)) continue;
    for (const theme of themes) {
      const path = picturePath(pose, theme);
      const before = posesBefore.has(key) ? await readFile(join(base.pictures, path)) : undefined;
      const after = posesAfter.has(key) ? await readFile(join(workingTree.pictures, path)) : undefined;
      if (before !== undefined && after !== undefined) comparison.compared += 1;
      const change = await changeBetween(page, before, after);
      if (change !== undefined) comparison.changes.push({ pose, theme, ...change });
    }
  }
  await page.close();
  return comparison;
}

async function changeBetween(page: Page, before: Buffer | undefined, after: Buffer | undefined) {
  if (before === undefined || after === undefined) {
    return { pictures: { ...(before && { before }), ...(after && { after }) } };
  }
  const found = await comparePictures(page, before, after);
  return found && { pictures: { before, after, difference: found.picture }, pixels: found.pixels };
}

function storiesOnlyIn(half: Half, other: Half): Story[] {
  const known = new Set(other.poses.map(({ story }) => story.id));
  const own = new Map(half.poses.map(({ story }) => [story.id, story]));
  return [...own.values()].filter(({ id }) => !known.has(id));
}

function byKey(poses: readonly Pose[]): Map<string, Pose> {
  return new Map(poses.map((pose) => [keyOf(pose), pose]));
}

function keyOf({ story, width }: Pose): string {
  return `${story.id} ${width}`;
}
