import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumOptions } from '../browsers/findBrowser.ts';
import { openManagerPage } from './managerPage.ts';
import { type Change, reportChange, type ReportedChange, writeReport } from './report.ts';
import {
  buildBase,
  buildStorybook,
  findBase,
  git,
  listStories,
  type Story,
  serveStorybook,
} from './storybooks.ts';
import { browserArguments, defaultWidths, openStoryPage } from './storyPage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, widths: { type: 'string', default: '' } },
});
const widths = [...new Set([...defaultWidths, ...values.widths.split(',').filter(Boolean).map(Number)])];
if (!widths.every((width) => Number.isInteger(width) && width > 0)) {
  console.error('Give the widths in whole pixels, for example --widths 768,1920');
  process.exit(2);
}

/** Yields the stories, and prints the progress and the remaining time now and then. */
function* countDown(stories: readonly Story[]) {
  const start = performance.now();
  console.log(`Comparing ${stories.length} stories`);
  for (const [done, story] of stories.entries()) {
    const left = ((performance.now() - start) / 60_000 / done) * (stories.length - done);
    if (done > 0 && done % 25 === 0) console.log(`${done} of ${stories.length}, ${Math.ceil(left)} min left`);
    yield story;
  }
}

const base = findBase(positionals[0]);
console.log(
  `Building the storybooks of ${git('log', '-1', '--format=%h (%s)', base)} and of the working tree`,
);
const workFolder = resolve('.cache', 'visual');
const folders = { base: join(workFolder, base), workingTree: join(workFolder, 'working-tree') };
// The base's build is used again until the base changes.
if (!existsSync(folders.base)) {
  rmSync(workFolder, { recursive: true, force: true });
  buildBase(base, join(workFolder, 'source'), join(workFolder, 'unfinished'));
  renameSync(join(workFolder, 'unfinished'), folders.base);
}
buildStorybook(resolve(), folders.workingTree);
const before = listStories(folders.base, values.only);
const stories = listStories(folders.workingTree, values.only);
const missingIn = (others: readonly Story[]) => (story: Story) => others.every(({ id }) => id !== story.id);
const [added, removed] = [stories.filter(missingIn(before)), before.filter(missingIn(stories))];

const reportFolder = resolve('visual-report');
rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder);
const changes: ReportedChange[] = [];
const broken: string[] = [];
const queue = countDown(stories);
const origins = {
  base: (await serveStorybook(folders.base)).origin,
  workingTree: (await serveStorybook(folders.workingTree)).origin,
};
type Capture = Awaited<ReturnType<typeof openStoryPage>>;

/** Compares how a story looks in both storybooks. Rejects when the story fails. */
async function compare(
  story: Story,
  capture: { base: Capture; workingTree: Capture },
  pauseMs: number,
): Promise<Change> {
  const after = await capture.workingTree(story.id, widths, pauseMs);
  const before = added.includes(story) ? after : await capture.base(story.id, widths, pauseMs);
  // Only one of the captures has a file if the viewport has changed.
  const files = [...new Set([...after.files.keys(), ...before.files.keys()])];
  const differs = (file: string) => !before.files.get(file)?.equals(after.files.get(file) ?? Buffer.of());
  return { story, before, after, files: files.filter(differs) };
}

/** Compares stories of the queue in a browser of its own, until there are no more. */
const compareStories = async () => {
  const browser = await chromium.launch({ ...chromiumOptions(), args: browserArguments });
  const capture = {
    base: await openStoryPage(browser, origins.base, 'base'),
    workingTree: await openStoryPage(browser, origins.workingTree, 'working tree'),
  };
  const openInManager = await openManagerPage(browser, origins.workingTree);
  for (const story of queue) {
    try {
      await openInManager(story.id);
      const first = await compare(story, capture, 0).catch(() => undefined);
      if (first?.files.length === 0) continue;
      // On a busy machine, a screenshot may have been taken too early.
      const change = await compare(story, capture, 500);
      if (change.files.length > 0) changes.push(reportChange(reportFolder, change));
    } catch (error) {
      // Testing Library adds the whole document.
      const [message] = String(error).split('\n\n');
      broken.push(`broken   ${story.name}: ${message}`);
    }
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, compareStories));

const groups = Map.groupBy(changes, ({ cause }) => cause);
for (const [cause, group] of groups) {
  const title = group.length === 1 ? '1 story' : `${group.length} stories with the same change`;
  console.log(`\n${title}:\n${cause}`);
  for (const { name, files } of group)
    for (const file of files) console.log(`changed  ${name}, ${file.replace(/\.\w+$/, '')}`);
}
const differences = changes.flatMap(({ files }) => files).length;
const summary = [
  ...added.map(({ name }) => `added    ${name}`),
  ...removed.map(({ name }) => `removed  ${name}`),
  ...broken,
  `Stories: ${stories.length}; ${differences === 0 ? 'no difference' : `${differences} differences in ${groups.size} groups`}; base ${base.slice(0, 10)}`,
].join('\n');
console.log(`\n${summary}`);
writeReport(reportFolder, summary, groups);
console.log(join(reportFolder, 'index.html'));
process.exit(broken.length + differences > 0 ? 1 : 0);
