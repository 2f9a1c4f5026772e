import { renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumOptions } from '../checks/chromium.ts';
import { openCache } from './cache.ts';
import { browserArguments, hasPictures, listPoses, type Pose, takePictures, themes } from './camera.ts';
import { compare, type Tree } from './compare.ts';
import { serveFolder } from './serveFolder.ts';
import { buildBase, buildStorybook, findBase, listStories } from './storybooks.ts';

/** Up to this many changed poses are photographed again: on a busy machine, a picture may be taken too early. */
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
const before = await photograph('the base', storybooks[0], join(cache.base, 'pictures'));
const after = await photograph('the working tree', storybooks[1], join(cache.run, 'pictures'));

const report = join(cache.run, 'report');
let comparison = compare(before, after, report);
if (comparison.changedPoses.length > 0 && comparison.changedPoses.length <= retakeLimit) {
  const changed = new Set(comparison.changedPoses.map(({ story, width }) => `${story.id} ${width}`));
  for (const tree of [before, after]) {
    await take(
      tree,
      tree.poses.filter(({ story, width }) => changed.has(`${story.id} ${width}`)),
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

/** Takes the pictures of the selected stories that the folder does not contain yet. */
async function photograph(name: string, storybook: string, pictures: string): Promise<Tree> {
  const { origin } = await serveFolder(storybook);
  const stories = listStories(storybook).filter(({ id }) => id.includes(values.only) && !excluded.has(id));
  const poses = await listPoses(browser, origin, stories);
  const tree = { name, pictures, origin, poses, broken: [] };
  const missing = poses.filter((pose) => !hasPictures(pictures, pose));
  console.log(`Taking ${missing.length * themes.length} pictures of ${name}`);
  return { ...tree, broken: await take(tree, missing) };
}

function take({ origin, pictures }: Tree, poses: readonly Pose[]) {
  taken += poses.length * themes.length;
  return takePictures(browser, origin, poses, pictures);
}
