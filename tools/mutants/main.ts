import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutantsByHand } from './byHand.ts';
import { type Mutant, mutate } from './mutant.ts';
import { mutantsOf } from './operators.ts';
import { shuffle, withoutTypeErrors } from './sample.ts';
import { project, testsOf } from './testFiles.ts';
import { type Failure, startTests } from './testRunner.ts';

const { values: options, positionals: paths } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    count: { type: 'string', default: '30' },
    /** How many test files a mutant may cost; a survivor costs all that import its file. */
    files: { type: 'string', default: 'Infinity' },
  },
  allowPositionals: true,
});
const count = Number(options.count);

/** `npm run test:visual` compares the drawings; no test states their coordinates. */
const isDrawing = (file: string) => /VehicleDrawing|silhouettes|Backdrop|EmptyStage|Icon/.test(file);
const isWanted = ({ file }: { file: string }) =>
  paths.length === 0 || paths.some((path) => file.startsWith(path));
const readSource = (file: string) => readFileSync(join(project, file), 'utf8');

const candidates = globSync('{src,functions/src}/**/*.{ts,tsx}', { cwd: project })
  .filter((file) => !/\.(test|d)\.ts$/.test(file) && !isDrawing(file) && isWanted({ file }))
  .filter((file) => testsOf(file).length > 0)
  .flatMap((file) => mutantsOf(file, readSource(file)));
// About a quarter of them does not compile.
const sample = withoutTypeErrors(shuffle(candidates, options.seed).slice(0, 2 * count)).slice(0, count);
const mutants = [...mutantsByHand().filter(isWanted), ...sample];
console.log(`Seed ${options.seed}: ${sample.length} of ${candidates.length} mutants`);

const tests = await startTests();

/** Runs the tests of the mutant's file, the closest first, until one fails twice: some depend on a machine's speed. */
async function failureOf(mutant: Mutant) {
  tests.apply(mutant);
  const files = testsOf(mutant.file).slice(0, Number(options.files));
  for (let batch = 4; files.length > 0; batch *= 2) {
    const [failure] = await tests.run(files.splice(0, batch));
    if (failure === undefined) continue;
    if (failure.file === '' || (await tests.run([failure.file])).length > 0) return failure;
  }
  return undefined;
}

const lineOf = (text: string, line: number) => (text.split('\n')[line - 1] ?? '').trim();

const outcomes: { operator: string; verdict: string; failure: Failure | undefined }[] = [];
for (const mutant of mutants) {
  const start = performance.now();
  const failure = await failureOf(mutant);
  const verdict = failure ? 'killed' : tests.wasLoaded() ? 'survived' : 'not loaded';
  const seconds = Math.round((performance.now() - start) / 1000);
  const source = readSource(mutant.file);
  const line = source.slice(0, mutant.start).split('\n').length;
  outcomes.push({ operator: mutant.operator, verdict, failure });
  console.log(`\n${verdict.padEnd(10)} ${mutant.file}:${line}  ${mutant.operator}  (${seconds} s)`);
  console.log(`  - ${lineOf(source, line)}\n  + ${lineOf(mutate(source, mutant), line)}`);
  if (failure) console.log(`  killed by ${failure.test}: ${failure.message.split('\n')[0]}`);
}

tests.apply(undefined);
const failedUnmutated = await tests.run([...new Set(outcomes.flatMap(({ failure }) => failure?.file ?? []))]);
await tests.close();

const verdicts = ['killed', 'survived', 'not loaded'];
const byOperator = Object.groupBy(outcomes, ({ operator }) => operator.replace(/:.*/, ''));
const countsOf = (list: typeof outcomes) =>
  Object.fromEntries(verdicts.map((one) => [one, list.filter(({ verdict }) => verdict === one).length]));
console.table(
  Object.fromEntries(
    Object.entries({ ...byOperator, all: outcomes }).map(([name, list]) => [name, countsOf(list)]),
  ),
);
for (const { test, message } of failedUnmutated) console.error(`Fails without a mutant: ${test}: ${message}`);
const hasHandSurvivor = outcomes.some(
  ({ operator, verdict }) => operator.startsWith('by hand') && verdict !== 'killed',
);
process.exit(failedUnmutated.length > 0 || hasHandSurvivor ? 1 : 0);
