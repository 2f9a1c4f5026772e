import { findBase, git } from './git.ts';
import { npmScript, runLanes } from './runSteps.ts';

/** Scripts to run when such a file has changed, besides the unit tests and stories that import a changed file. */
const affected: readonly (readonly [files: RegExp, script: string])[] = [
  [/^package(-lock)?\.json$/, 'test:audit'],
  [/^(firestore\.rules|src\/data\/documents\/seedVehicles\.ts|tests\/rules\/)/, 'test:rules'],
  [/^(cli|functions|src\/(data|text))\//, 'test:dealer'],
  [/^(src\/(app|browser|data|loading|serviceWorker)|tools\/vite|tests\/e2e)\/|^index\.html$/, 'test:e2e'],
  [/^(functions|src\/(data\/documents|text)|tests\/deploy)\/|^firebase\.json$/, 'test:deploy'],
];

const base = findBase(process.argv[2]);
const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
const changed = lists.join('\n').split('\n').filter(Boolean);
console.log(
  `Changed since ${base.slice(0, 10)}: ${changed.length} files. Running types, lint, and the unit tests and stories that import a changed file.`,
);

const others = affected.flatMap(([files, script]) => {
  const cause = changed.find((file) => files.test(file));
  if (cause === undefined) return [];
  console.log(`Running ${script} because of ${cause}.`);
  return [npmScript(script)];
});
const importers = `vitest run --changed ${base} --project unit --project stories --passWithNoTests`;
// Types and lint start with the stories, so they run whether or not a story fails.
const isPassed = await runLanes(
  [{ name: 'unit, stories', command: importers }, ...others],
  [npmScript('typecheck')],
  [npmScript('lint')],
);
console.log(
  'NOT run: the stories in Firefox and WebKit (`npm run test:browsers`), and the comparison of pictures (`npm run test:visual`).',
);
process.exitCode = isPassed ? 0 : 1;
