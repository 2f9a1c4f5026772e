import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { ensureChromium } from '../chromium.ts';
import { findBase, type Revision } from './baseRevision.ts';
import { buildRevision, buildStorybook } from './buildStorybook.ts';
import { type Cache, openCache } from './cache.ts';
import { type Camera, createCamera } from './camera.ts';
import { type Comparison, compareHalves, type Half } from './compareHalves.ts';
import { createProgress } from './progress.ts';
import { browserArguments } from './storyPage.ts';
import { isAsBefore, linesOf, summaryOf } from './summary.ts';
import { isTaken } from './takePictures.ts';
import { openTree, selectPoses, type Tree, type TreeFolders } from './tree.ts';
import { writeReport } from './writeReport.ts';

/** With more poses changed than that, no second look is needed to believe it. */
const fewPoses = 100;

// The project is the working folder, which npm makes the package's own.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const found = await testVisual({ only: values.only, revision: positionals[0] });
process.exit(isAsBefore(found) ? 0 : 1);

/** Compares the stories whose id contains `only` with those of the revision, and reports. */
async function testVisual({ only, revision }: { only: string; revision: string | undefined }) {
  const start = performance.now();
  const base = findBase(revision);
  const progress = createProgress();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: browserArguments });

  progress.show(`Building the storybooks of the base (${base.name}) and of the working tree`);
  const [before, after] = await buildBoth(base, openCache(base, browser.version()));
  const trees = selectPoses([await openTree(browser, before), await openTree(browser, after)], only);
  const camera = createCamera(browser, progress);
  const comparison = await compareTrees(browser, camera, trees);
  await Promise.all([browser.close(), ...trees.map((tree) => tree.close())]);
  progress.clear();

  const run = { base, ...camera.spent(), seconds: (performance.now() - start) / 1000 };
  const report = await writeReport(run, comparison);
  console.log([...linesOf(comparison), summaryOf(run, comparison), report].join('\n'));
  return comparison;
}

async function buildBoth(base: Revision, cache: Cache): Promise<[TreeFolders, TreeFolders]> {
  const foldersIn = (folder: string, name: string) => ({
    name,
    storybook: join(folder, 'storybook'),
    pictures: join(folder, 'pictures'),
  });
  const before = foldersIn(cache.base, 'Base');
  const after = foldersIn(cache.run, 'Working tree');
  const buildBase = async () => {
    if (existsSync(before.storybook)) return;
    const built = join(cache.run, 'base');
    // Only a whole one goes where the next run looks.
    if (await buildRevision(base, cache.run, built)) await rename(built, before.storybook);
  };
  await Promise.all([buildBase(), buildStorybook(resolve(), after.storybook)]);
  return [before, after];
}

async function compareTrees(
  browser: Browser,
  camera: Camera,
  trees: readonly [Tree, Tree],
): Promise<Comparison> {
  const takeMissing = async (tree: Tree): Promise<Half> => {
    const missing = tree.poses.filter((pose) => !isTaken(pose, tree.pictures));
    return { ...tree, broken: await camera.take(tree, missing) };
  };
  const halves = [await takeMissing(trees[0]), await takeMissing(trees[1])] as const;
  const comparison = await compareHalves(browser, ...halves);

  const changed = new Set(comparison.changes.map(({ pose }) => `${pose.story.id} ${pose.width}`));
  if (changed.size === 0 || changed.size > fewPoses) return comparison;
  // On a busy machine a picture may come too early: a difference counts if new pictures of both trees have it again.
  for (const tree of trees) {
    const again = tree.poses.filter(({ story, width }) => changed.has(`${story.id} ${width}`));
    await camera.take(tree, again);
  }
  return compareHalves(browser, ...halves);
}
