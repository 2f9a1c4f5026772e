import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { chromiumOptions } from '../browsers/findBrowser.ts';
import { findBase, git } from '../checks/git.ts';
import { parseOptions } from '../parseOptions.ts';
import { openManagerPage } from './managerPage.ts';
import { type Change, compareFiles, writeReport } from './report.ts';
import { buildBase, buildStorybook, listStories, type Story, serveStorybook } from './storybooks.ts';
import { browserArguments, openStoryPage } from './storyPage.ts';

const { values, positionals } = parseOptions({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '' },
    // For `npm test`, which checks that this tool works.
    built: { type: 'string' },
  },
});
const widths = [...new Set([360, 1280, ...values.widths.split(',').filter(Boolean).map(Number)])];
const fail = (message: string): never => {
  console.error(message);
  process.exit(2);
};
if (!widths.every((width) => Number.isInteger(width) && width > 0))
  fail('Give the widths in whole pixels, for example --widths 768,1920');
if (positionals.length > 1) fail(`Name one revision, not ${positionals.join(' and ')}`);
if (values.built !== undefined && !existsSync(join(values.built, 'index.json')))
  fail(`No storybook is built in ${values.built}`);

const base = findBase(positionals[0]);

/** Builds both storybooks. Reuses the base's build until the base changes. */
function buildStorybooks() {
  console.log(
    `Building the storybooks of ${git('log', '-1', '--format=%h (%s)', base)} and of the working tree`,
  );
  const workFolder = resolve('.cache', 'visual');
  const built = { base: join(workFolder, base), workingTree: join(workFolder, 'working-tree') };
  if (!existsSync(built.base)) {
    rmSync(workFolder, { recursive: true, force: true });
    buildBase(base, join(workFolder, 'source'), join(workFolder, 'unfinished'));
    renameSync(join(workFolder, 'unfinished'), built.base);
  }
  buildStorybook(resolve(), built.workingTree);
  return built;
}

const folders =
  values.built === undefined ? buildStorybooks() : { base: values.built, workingTree: values.built };
const before = listStories(folders.base, values.only);
const stories = listStories(folders.workingTree, values.only);
const [first] = stories;
if (first === undefined) throw fail(`No story has an id that contains '${values.only}'`);
const missingIn = (others: readonly Story[]) => (story: Story) => others.every(({ id }) => id !== story.id);
const [added, removed] = [stories.filter(missingIn(before)), before.filter(missingIn(stories))];

const reportFolder = resolve('visual-report');
rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder);
const changes: Change[] = [];
const broken: string[] = [];
/** Shared by the browsers. */
const queue = stories.entries();
const origins = {
  base: await serveStorybook(folders.base),
  workingTree: await serveStorybook(folders.workingTree),
};

/** Compares stories of the queue in a browser of its own, until there are no more. */
const compareStories = async () => {
  const browser = await chromium.launch({ ...chromiumOptions(), args: browserArguments });
  const captureBefore = await openStoryPage(browser, origins.base);
  const captureAfter = await openStoryPage(browser, origins.workingTree);
  const openInManager = await openManagerPage(browser, origins.workingTree, first.id);
  const compare = async (story: Story, pauseMs: number) => {
    const folder = join(reportFolder, story.id);
    await captureBefore(story.id, join(folder, 'before'), widths, pauseMs);
    await captureAfter(story.id, join(folder, 'after'), widths, pauseMs);
    return compareFiles(reportFolder, story);
  };
  for (const [done, story] of queue) {
    if (done % 10 === 0) console.log(`Comparing story ${done + 1} of ${stories.length}`);
    try {
      await openInManager(story.id);
      if (added.includes(story) || !story.isPhotographed) continue;
      let change = await compare(story, 0).catch(() => undefined);
      // On a busy machine, a screenshot may have been taken too early.
      if (change?.files.length !== 0) change = await compare(story, 500);
      if (change.files.length > 0) changes.push(change);
      else rmSync(join(reportFolder, story.id), { recursive: true });
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
  for (const { story, files } of group)
    for (const file of files) console.log(`changed  ${story.name}, ${file.replace(/\.\w+$/, '')}`);
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
