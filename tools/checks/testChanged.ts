import { scriptsFor } from './affected.ts';
import { findBase, git } from './git.ts';
import { npmScript, runLanes } from './runSteps.ts';

const base = findBase(process.argv[2]);
const lists = [
  git('diff', '--name-only', '--no-renames', base),
  git('ls-files', '--others', '--exclude-standard'),
];
const changed = lists.join('\n').split('\n').filter(Boolean);
const scripts = scriptsFor(changed);
const needsEverything = scripts.get('test');
console.log(`Changed since ${base.slice(0, 10)}: ${changed.length} files.`);

if (needsEverything !== undefined) {
  console.log(`Running everything because of ${needsEverything}.`);
  await import('./test.ts');
} else {
  console.log('Running types, lint, the unit tests and the stories that import a changed file.');
  for (const [script, cause] of scripts) console.log(`Running ${script} because of ${cause}.`);
  const importers = `vitest run --changed ${base} --project stories --passWithNoTests`;
  const stories = scripts.has('test:stories') ? [] : [{ name: 'stories', command: importers }];
  // Types, lint and unit tests start with the stories, so they run whether or not a story fails.
  const isPassed = await runLanes(
    [...stories, ...[...scripts.keys()].map(npmScript)],
    ['typecheck', 'lint', 'test:unit'].map(npmScript),
  );
  process.exitCode = isPassed ? 0 : 1;
  if (!scripts.has('test:browsers'))
    console.log('NOT run: the stories tagged `engines` in Firefox and WebKit (`npm run test:browsers`).');
  console.log('NOT run: the comparison of pictures (`npm run test:visual`).');
}
