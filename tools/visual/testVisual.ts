import { renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumOptions } from '../checks/chromium.ts';
import { openCache } from './cache.ts';
import {
  browserArguments,
  hasScreenshots,
  listStoriesAtSizes,
  type StoryAtSize,
  takeScreenshots,
  themes,
} from './screenshots.ts';
import { compare, type Tree } from './compare.ts';
import { serveFolder } from './serveFolder.ts';
import { buildBase, buildStorybook, findBase, listStories } from './storybooks.ts';

/**
 * If at most this many stories have changed, their screenshots are retaken: on a busy machine, one may have been taken
 * too early.
 */
const retakeLimit = 100;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const startedAt = performance.now();
let taken = 0;
const base = findBase(positionals[0]);
const browser = await chromium.launch({ ...chromiumOptions(), args: browserArguments });
const cache = openCache(resolve('.cache', 'visual'), base.hash, browser.version());

console.log(`Building the storybooks of the base (${base.name}) and of the working tree`);
const storybooks = [join(cache.base, 'storybook'), join(cache.run, 'storybook')] as const;
await Promise.all([buildBase(base, cache.run, storybooks[0]), buildStorybook(resolve(), storybooks[1])]);
const excluded = new Set(
  storybooks.flatMap(listStories).flatMap(({ id, isExcluded }) => (isExcluded ? [id] : [])),
);
const before = await takeMissingScreenshots('the base', storybooks[0], join(cache.base, 'pictures'));
const after = await takeMissingScreenshots('the working tree', storybooks[1], join(cache.run, 'pictures'));

const report = join(cache.run, 'report');
let comparison = compare(before, after, report);
if (comparison.changedStories.length > 0 && comparison.changedStories.length <= retakeLimit) {
  const changed = new Set(comparison.changedStories.map(({ story, width }) => `${story.id} ${width}`));
  for (const tree of [before, after]) {
    await take(
      tree,
      tree.storiesAtSizes.filter(({ story, width }) => changed.has(`${story.id} ${width}`)),
    );
  }
  comparison = compare(before, after, report);
}
await browser.close();
rmSync('visual-report', { recursive: true, force: true });
renameSync(report, 'visual-report');

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
for (const line of comparison.lines) console.log(line);
console.log(
  `${comparison.compared} pictures compared, ${comparison.counts}; ${taken} pictures taken, ${seconds} s; base ${base.hash.slice(0, 10)} (${base.name})`,
);
console.log(resolve('visual-report', 'index.html'));
process.exit(comparison.isClean ? 0 : 1);

/** Takes the screenshots of the selected stories that the folder does not contain yet. */
async function takeMissingScreenshots(name: string, storybook: string, screenshots: string): Promise<Tree> {
  const { origin } = await serveFolder(storybook);
  const stories = listStories(storybook).filter(({ id }) => id.includes(values.only) && !excluded.has(id));
  const storiesAtSizes = await listStoriesAtSizes(browser, origin, stories);
  const tree = { name, screenshots, origin, storiesAtSizes, broken: [] };
  const missing = storiesAtSizes.filter((storyAtSize) => !hasScreenshots(screenshots, storyAtSize));
  console.log(`Taking ${missing.length * themes.length} pictures of ${name}`);
  return { ...tree, broken: await take(tree, missing) };
}

function take({ origin, screenshots }: Tree, storiesAtSizes: readonly StoryAtSize[]) {
  taken += storiesAtSizes.length * themes.length;
  return takeScreenshots(browser, origin, storiesAtSizes, screenshots);
}
