import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumOptions } from '../checks/chromium.ts';
import { accept, type Difference, hashOf, readAccepted } from './accepted.ts';
import { type Change, compareStories } from './compare.ts';
import { reportChange, type ReportedChange, writeReport } from './report.ts';
import {
  buildBase,
  buildStorybook,
  findBase,
  git,
  listStories,
  type Story,
  serveStorybook,
} from './storybooks.ts';
import { browserArguments, defaultWidths } from './storyPage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    accept: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '' },
  },
});
const reportFolder = 'visual-report';
if (values.accept) {
  for (const { name } of accept(positionals[0] ?? reportFolder, values.only)) console.log(`accepted ${name}`);
  process.exit();
}
const widths = [...new Set([...defaultWidths, ...values.widths.split(',').filter(Boolean).map(Number)])];
if (!widths.every((width) => Number.isInteger(width) && width > 0)) {
  console.error('Give the widths in whole pixels, for example --widths 768,1920');
  process.exit(2);
}

/** Yields the stories, and says now and then how many are done and how long the others take. */
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
const launch = () => chromium.launch({ ...chromiumOptions(), args: browserArguments });
const browsers = await Promise.all(Array.from({ length: availableParallelism() }, launch));

// Later runs with the same browser and version of this tool use the base's storybook and looks again.
const cache = resolve('.cache', 'visual');
const sources = readdirSync(import.meta.dirname).map((name) =>
  readFileSync(join(import.meta.dirname, name), 'utf8'),
);
const baseFolder = join(cache, `${base.slice(0, 12)}-${hashOf(browsers[0]?.version() + sources.join(''))}`);
mkdirSync(baseFolder, { recursive: true });
utimesSync(baseFolder, new Date(), new Date());
for (const path of readdirSync(cache).map((name) => join(cache, name))) {
  // Other runs may use their folders at the same time.
  const isOld = Date.now() - statSync(path).mtimeMs > 7 * 24 * 3_600_000;
  if (isOld) rmSync(path, { recursive: true, force: true });
}
const workFolder = mkdtempSync(join(cache, 'run-'));
process.once('exit', () => rmSync(workFolder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

console.log(
  `Building the storybooks of ${git('log', '-1', '--format=%h (%s)', base)} and of the working tree`,
);
const folders = [join(baseFolder, 'storybook'), join(workFolder, 'storybook')] as const;
await Promise.all([buildBase(base, workFolder, folders[0]), buildStorybook(resolve(), folders[1])]);
const isSelected = ({ id }: Story) => id.includes(values.only);
const [before, stories] = [
  listStories(folders[0]).filter(isSelected),
  listStories(folders[1]).filter(isSelected),
];
const missingIn = (others: readonly Story[]) => (story: Story) => others.every(({ id }) => id !== story.id);
const [added, removed] = [stories.filter(missingIn(before)), before.filter(missingIn(stories))];
const queue = countDown(stories);

const newReport = join(workFolder, 'report');
mkdirSync(newReport);
const changes: ReportedChange[] = [];
const broken: string[] = [];
const [baseServer, server] = await Promise.all(folders.map(serveStorybook));
const options = {
  origins: { base: baseServer?.origin ?? '', workingTree: server?.origin ?? '' },
  widths,
  keptLook: (story: Story) =>
    added.includes(story) ? undefined : join(baseFolder, `${story.id}-${widths.join('-')}`),
  onChange: (change: Change) => changes.push(reportChange(newReport, change)),
  onBroken: ({ name }: Story, error: unknown) => broken.push(`broken   ${name}: ${String(error)}`),
};
await Promise.all(browsers.map((browser) => compareStories(browser, queue, options)));

const accepted = new Set(readAccepted().map(({ contents }) => contents));
const differencesOf = ({ story, files }: ReportedChange): Difference[] =>
  files.map(({ name, contents }) => ({
    storyId: story.id,
    name: `${story.name}, ${name.replace(/\.\w+$/, '')}`,
    contents,
    base,
  }));
const differences = changes.flatMap(differencesOf);
const isAccepted = ({ contents }: Difference) => accepted.has(contents);
const groups = Map.groupBy(changes, ({ cause }) => cause);
for (const [cause, group] of groups) {
  console.log(
    `\n${group.length === 1 ? '1 story' : `${group.length} stories with the same change`}:\n${cause}`,
  );
  for (const difference of group.flatMap(differencesOf))
    console.log(`${isAccepted(difference) ? 'accepted' : 'changed '} ${difference.name}`);
}
const summary = [
  ...added.map(({ name }) => `added    ${name}`),
  ...removed.map(({ name }) => `removed  ${name}`),
  ...broken,
  `Stories: ${stories.length}; differences: ${differences.length} in ${groups.size} groups, ` +
    `${differences.filter(isAccepted).length} accepted; base ${base.slice(0, 10)}`,
];
console.log(`\n${summary.join('\n')}`);
writeReport(newReport, summary, groups, differences);
rmSync(reportFolder, { recursive: true, force: true });
renameSync(newReport, reportFolder);
console.log(resolve(reportFolder, 'index.html'));
process.exit(broken.length > 0 || !differences.every(isAccepted) ? 1 : 0);
