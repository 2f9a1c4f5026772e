import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Mutant } from './mutant.ts';
import { mutantsByKind } from './mutants.ts';
import { describeMutant, isNamed, type Outcome, summaryOf } from './report.ts';
import { filesNaming, ownTestsOf, project, testsOf } from './testFiles.ts';
import { type Failure, startTests } from './testRunner.ts';

const { values: options, positionals } = parseArgs({
  options: { own: { type: 'boolean' } },
  allowPositionals: true,
});
/** Texts; a mutant is chosen if its kind, file or description contains one of them. */
const wanted = positionals.length > 0 ? positionals : [''];

const chosen = Object.entries(mutantsByKind).flatMap(([kind, mutants]) =>
  mutants
    .filter(({ file, breaks }) =>
      wanted.some((text) => [kind, file, breaks].some((part) => part.includes(text))),
    )
    .map((mutant) => ({ kind, mutant })),
);

/** The other tests run a few files at a time, until one of them names the break. */
const filesAtATime = 4;

/** The failures of the test that should name the break or, if it does not fail, of all tests that it can affect. */
async function failuresOf(mutant: Mutant, tests: Awaited<ReturnType<typeof startTests>>): Promise<Failure[]> {
  const own = ownTestsOf(mutant.file);
  const all = testsOf(mutant.file);
  const files = options.own ? own : [...own, ...all.filter((test) => !own.includes(test))];
  tests.apply(mutant);
  const failures = await tests.run(filesNaming(mutant.caughtBy, all), mutant.caughtBy);
  while (files.length > 0 && !failures.some((failure) => isNamed(failure, mutant))) {
    failures.push(...(await tests.run(files.splice(0, filesAtATime))));
  }
  if (!tests.wasLoaded()) throw new Error(`No test has loaded ${mutant.file}`);
  return failures;
}

const outcomes: Outcome[] = [];
for (const scheme of ['light', 'dark'] as const) {
  const mutants = chosen.filter(({ mutant }) => (mutant.scheme ?? 'light') === scheme);
  if (mutants.length === 0) continue;
  const tests = await startTests(scheme);
  for (const { kind, mutant } of mutants) {
    const start = performance.now();
    const outcome = { kind, mutant, failures: await failuresOf(mutant, tests) };
    outcomes.push(outcome);
    console.log(`${describeMutant(outcome)}  (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
  await tests.close();
}

mkdirSync(join(project, '.cache'), { recursive: true });
writeFileSync(join(project, '.cache/mutants.json'), JSON.stringify(outcomes, null, 2));
const { text, isGoodEnough } = summaryOf(outcomes);
console.log(`\n${text}`);
process.exit(isGoodEnough ? 0 : 1);
