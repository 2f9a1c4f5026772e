import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutantsByHand } from './byHand.ts';
import { type Mutant, mutantsOf, mutate } from './operators.ts';
import { shuffle, withoutTypeErrors } from './sample.ts';
import { project, testsOf } from './testFiles.ts';
import { type Failure, startTests } from './testRunner.ts';

const { values: options, positionals: paths } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    count: { type: 'string', default: '30' },
  },
  allowPositionals: true,
});
const count = Number(options.count);

/** `npm run test:visual` compares the drawings; no test states their coordinates. */
const isDrawing = (file: string) => /VehicleDrawing|silhouettes|Backdrop|EmptyStage|Icon/.test(file);
const isWanted = (file: string) => paths.length === 0 || paths.some((path) => file.startsWith(path));
const readSource = (file: string) => readFileSync(join(project, file), 'utf8');

const candidates = globSync('{src,functions/src}/**/*.{ts,tsx}', { cwd: project })
  .filter((file) => !/\.(test|d)\.ts$/.test(file) && !isDrawing(file) && isWanted(file))
  .filter((file) => testsOf(file).length > 0)
  .flatMap((file) => mutantsOf(file, readSource(file)));
// About a quarter of them does not compile.
const sample = withoutTypeErrors(shuffle(candidates, options.seed).slice(0, 2 * count)).slice(0, count);
const byHand = mutantsByHand().filter(({ file }) => isWanted(file));
console.log(`Seed ${options.seed}: ${sample.length} of ${candidates.length} mutants`);

const tests = await startTests();

/** Runs the tests of the mutant's file, the closest first, until one fails twice: some depend on a machine's speed. */
async function failureOf(mutant: Mutant): Promise<Failure | undefined> {
  tests.apply(mutant);
  const files = testsOf(mutant.file);
  for (let batch = 4; files.length > 0; batch *= 2) {
    const failure = await tests.run(files.splice(0, batch));
    if (failure !== undefined && (await tests.run([failure.file])) !== undefined) return failure;
  }
  return undefined;
}

const lineOf = (text: string, line: number) => (text.split('\n')[line - 1] ?? '').trim();

const survivors: Mutant[] = [];
const killers = new Set<string>();
for (const mutant of [...byHand, ...sample]) {
  const failure = await failureOf(mutant);
  if (failure === undefined) survivors.push(mutant);
  else killers.add(failure.file);
  const source = readSource(mutant.file);
  const line = source.slice(0, mutant.start).split('\n').length;
  console.log(`\n${failure ? 'killed  ' : 'survived'} ${mutant.file}:${line}  ${mutant.operator}`);
  console.log(`  - ${lineOf(source, line)}\n  + ${lineOf(mutate(source, mutant), line)}`);
  if (failure) console.log(`  killed by ${failure.test}: ${failure.message.split('\n')[0]}`);
}

tests.apply(undefined);
const failureWithout = await tests.run([...killers]);
await tests.close();
console.log(`\n${byHand.length + sample.length - survivors.length} killed, ${survivors.length} survived`);
if (failureWithout !== undefined) console.error('Fails without a mutant:', failureWithout);
const isHandSurvivor = (mutant: Mutant) => byHand.includes(mutant);
process.exit(failureWithout !== undefined || survivors.some(isHandSurvivor) ? 1 : 0);
