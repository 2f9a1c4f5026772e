import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '../checks/chromium.ts';
import { accept, differencesIn, fingerprint } from './accepted.ts';
import { type Plan, readFindings } from './plan.ts';
import { serveFolder } from './serveFolder.ts';
import { buildBase, buildStorybook, findBase, git, listStories } from './storybooks.ts';
import { defaultWidths } from './storyPage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    accept: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '' },
  },
});
const widths = [...new Set([...defaultWidths, ...values.widths.split(',').filter(Boolean).map(Number)])];
if (!widths.every((width) => Number.isInteger(width) && width > 0)) {
  console.error('Give the widths in whole pixels, for example --widths 768,1920');
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const reportFolder = 'visual-report';
if (values.accept) {
  const name = git('config', 'user.name') ?? userInfo().username;
  for (const { story } of accept(positionals[0] ?? reportFolder, values.only, name)) {
    console.log(`accepted ${story}`);
  }
  process.exit(0);
}

const startedAt = performance.now();
const base = findBase(positionals[0]);
const cache = resolve('.cache', 'visual');
const sources = readdirSync(import.meta.dirname).map((name) => readFileSync(join(import.meta.dirname, name)));
const browser = spawnSync(findChromium() ?? 'chromium', ['--version'], { encoding: 'utf8' });
/** Kept for later runs with the same browser and version of this tool. */
const baseFolder = join(
  cache,
  `${base.hash.slice(0, 12)}-${fingerprint(browser.stdout, ...sources).slice(0, 8)}`,
);
mkdirSync(baseFolder, { recursive: true });
utimesSync(baseFolder, new Date(), new Date());
for (const path of readdirSync(cache).map((name) => join(cache, name))) {
  // Other runs may use their folders at the same time.
  const isOld = Date.now() - statSync(path).mtimeMs > 7 * 24 * 3_600_000;
  if (isOld) rmSync(path, { recursive: true, force: true });
}
const run = mkdtempSync(join(cache, 'run-'));
process.once('exit', () => rmSync(run, { recursive: true, force: true }));

console.log(`Building the storybooks of the base (${base.name}) and of the working tree`);
const folders = [join(baseFolder, 'storybook'), join(run, 'storybook')] as const;
await Promise.all([buildBase(base, run, folders[0]), buildStorybook(resolve(), folders[1])]);
const [before, after] = [listStories(folders[0]), listStories(folders[1])];
const excluded = new Set([...before, ...after].flatMap(({ id, isExcluded }) => (isExcluded ? [id] : [])));
const isSelected = ({ id }: { id: string }) => id.includes(values.only) && !excluded.has(id);
const missingIn = (stories: typeof before) => (story: { id: string }) =>
  isSelected(story) && stories.every(({ id }) => id !== story.id);
const [added, removed] = [after.filter(missingIn(before)), before.filter(missingIn(after))];

const [baseServer, server] = await Promise.all(folders.map(serveFolder));
const plan: Plan = {
  stories: after.filter(isSelected).map((story) => ({ ...story, isAdded: added.includes(story) })),
  widths,
  origins: { base: baseServer?.origin ?? '', workingTree: server?.origin ?? '' },
  basePictures: join(baseFolder, `pictures-${widths.join('-')}`),
  run,
};
const planFile = join(run, 'plan.json');
writeFileSync(planFile, JSON.stringify(plan));
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url));
const child = spawn(process.execPath, [playwright, 'test', '--config', config], {
  stdio: 'inherit',
  env: { ...process.env, VISUAL_PLAN: planFile },
});
const [exitCode] = (await once(child, 'exit')) as [number | null];

const findings = readFindings(run);
const differences = findings.flatMap(({ id, name, changes }) =>
  changes.map(({ file, difference, accepted }) => {
    return { id, story: `${name}, ${file.replace(/\.\w+$/, '')}`, difference, base: base.hash, accepted };
  }),
);
const groups = Map.groupBy(
  findings.filter(({ broken }) => broken === undefined),
  ({ group }) => group,
);
for (const group of groups.values()) {
  console.log(`\n${group.length === 1 ? '1 story' : `${group.length} stories with the same change`}:`);
  for (const { story, accepted } of differences.filter(({ id }) =>
    group.some((finding) => finding.id === id),
  ))
    console.log(accepted === undefined ? `changed  ${story}` : `accepted ${story}, by ${accepted.by}`);
}
for (const { name } of added) console.log(`added    ${name}`);
for (const { name } of removed) console.log(`removed  ${name}`);
for (const { name, broken } of findings) if (broken !== undefined) console.log(`broken   ${name}: ${broken}`);
const acceptedCount = differences.filter(({ accepted }) => accepted !== undefined).length;
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(
  `\nStories: ${plan.stories.length}; differences: ${differences.length} in ${groups.size} groups,`,
  `${acceptedCount} accepted; base ${base.hash.slice(0, 10)} (${base.name}); ${seconds} s`,
);
if (existsSync(join(run, 'report'))) {
  rmSync(reportFolder, { recursive: true, force: true });
  renameSync(join(run, 'report'), reportFolder);
  writeFileSync(differencesIn(reportFolder), JSON.stringify(differences, null, 2));
  console.log(resolve(reportFolder, 'index.html'));
}
process.exit(exitCode ?? 1);
