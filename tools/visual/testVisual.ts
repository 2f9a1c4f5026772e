import { renameSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumOptions } from '../checks/chromium.ts';
import { accept, fingerprint, readAccepted, saveDifferences } from './accepted.ts';
import { openCache } from './cache.ts';
import { type Change, compare, keyOf, type Tree } from './compare.ts';
import { groupByCause } from './groups.ts';
import { printChanges } from './printChanges.ts';
import { writeReport } from './report.ts';
import {
  browserArguments,
  hasScreenshots,
  listStoriesAtSizes,
  type StoryAtSize,
  takeScreenshots,
  themes,
} from './screenshots.ts';
import { serveFolder } from './serveFolder.ts';
import { buildBase, buildStorybook, findBase, git, listStories } from './storybooks.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    accept: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '' },
  },
});
const additionalWidths = values.widths.split(',').filter(Boolean).map(Number);
if (!additionalWidths.every((width) => Number.isInteger(width) && width > 0)) {
  console.error('Give the widths in whole pixels, for example --widths 768,1920');
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

if (values.accept) {
  const name = git('config', 'user.name') ?? userInfo().username;
  for (const { story } of accept(positionals[0] ?? 'visual-report', values.only, name)) {
    console.log(`accepted ${story}`);
  }
  process.exit(0);
}

const accepted = readAccepted();
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
if (comparison.changes.length > 0) {
  console.log('Taking the changed pictures again, with their styles');
  // On a busy machine, a screenshot may have been taken too early.
  const changed = new Set(comparison.changes.map(({ storyAtSize }) => keyOf(storyAtSize)));
  for (const tree of [before, after]) {
    const again = tree.storiesAtSizes.filter((storyAtSize) => changed.has(keyOf(storyAtSize)));
    await take(tree, again, { isSecondTime: true });
  }
  comparison = compare(before, after, report);
}
const { compared, changes, added, removed, broken } = comparison;
const differences = new Map(
  changes.map((change) => [
    change,
    fingerprint(join(report, 'before', change.path), join(report, 'after', change.path)),
  ]),
);
const acceptance = (change: Change) => accepted.get(differences.get(change) ?? '');
const unaccepted = changes.filter((change) => acceptance(change) === undefined);
const groups = groupByCause(changes, before, after);
const pictures = changes.filter(({ kind }) => kind === 'picture').length;
const brokenStories = new Set(broken.map(({ storyAtSize }) => storyAtSize.story.id)).size;
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
const summary = [
  `${compared} pictures compared, ${pictures} changed, ${changes.length - pictures} accessibility trees changed (groups: ${groups.length}, accepted: ${changes.length - unaccepted.length})`,
  `stories: ${added.length} added, ${removed.length} removed, ${brokenStories} broken`,
  `${taken} pictures taken, ${seconds} s`,
  `base ${base.hash.slice(0, 10)} (${base.name})`,
].join('; ');
await writeReport(report, browser, { groups, comparison, summary, acceptance });
await browser.close();
saveDifferences(
  report,
  base.hash,
  [...differences].map(([{ label, storyAtSize }, difference]) => ({
    story: label,
    id: storyAtSize.story.id,
    difference,
  })),
);
rmSync('visual-report', { recursive: true, force: true });
renameSync(report, 'visual-report');
printChanges(groups, comparison, acceptance);
console.log(`\n${summary}`);
console.log(resolve('visual-report', 'index.html'));
process.exit(unaccepted.length + broken.length === 0 ? 0 : 1);

/** Takes the screenshots of the selected stories that the folder does not contain yet. */
async function takeMissingScreenshots(name: string, storybook: string, screenshots: string): Promise<Tree> {
  const { origin } = await serveFolder(storybook);
  const stories = listStories(storybook).filter(({ id }) => id.includes(values.only) && !excluded.has(id));
  const storiesAtSizes = await listStoriesAtSizes(browser, origin, stories, additionalWidths);
  const tree = { name, screenshots, origin, storiesAtSizes, broken: [] };
  const missing = storiesAtSizes.filter((storyAtSize) => !hasScreenshots(screenshots, storyAtSize));
  console.log(`Taking ${missing.length * themes.length} pictures of ${name}`);
  return { ...tree, broken: await take(tree, missing, { isSecondTime: false }) };
}

function take(
  { origin, screenshots }: Tree,
  storiesAtSizes: readonly StoryAtSize[],
  options: { isSecondTime: boolean },
) {
  taken += storiesAtSizes.length * themes.length;
  return takeScreenshots(browser, origin, storiesAtSizes, screenshots, options);
}
