import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../..', import.meta.url));

const isTest = (file: string) => /\.(stories\.tsx|test\.ts)$/.test(file);
const sources = globSync(['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}'], {
  cwd: project,
});

/** The files that a file imports. Imports carry extensions, so no resolver is needed. */
function importsOf(file: string): string[] {
  const code = readFileSync(join(project, file), 'utf8');
  return [...code.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
}

const importers = new Map<string, string[]>();
for (const file of sources) {
  for (const imported of importsOf(file)) {
    importers.set(imported, [...(importers.get(imported) ?? []), file]);
  }
}

/**
 * All stories and unit tests that import a file, directly or not. Storybook's preview is part of every story. The slowest
 * stories, those of the whole app, are last.
 */
export function testsOf(file: string): string[] {
  const found = new Set([file]);
  for (const one of found) {
    for (const importer of importers.get(one) ?? []) found.add(importer);
  }
  const isInEveryStory = [...found].some((one) => one.startsWith('.storybook/'));
  const isAffected = (test: string) => found.has(test) || (isInEveryStory && test.startsWith('stories/'));
  const isOfApp = (test: string) => test.startsWith('stories/app/');
  return sources
    .filter((one) => isTest(one) && isAffected(one))
    .toSorted((a, b) => Number(isOfApp(a)) - Number(isOfApp(b)));
}

/**
 * The tests where a break of a file should show: its own stories and unit tests, else those of its folder, else those of
 * the screens, which use the whole theme.
 */
export function ownTestsOf(file: string): string[] {
  const all = testsOf(file);
  const ofFolder = all.filter((test) => dirname(test).replace(/^stories/, 'src') === dirname(file));
  const name = file.replace(/^.*\/(\w+)\.tsx?$/, '$1');
  const ofFile = ofFolder.filter((test) => test.includes(`/${name}.`));
  const ofScreens = all.filter((test) => test.startsWith('stories/screens/'));
  return [ofFile, ofFolder].find((tests) => tests.length > 0) ?? ofScreens;
}

/** Those of the test files in which a name occurs. Storybook adds the spaces to the name of a story. */
export function filesNaming(name: string, files: readonly string[]): string[] {
  const compact = (text: string) => text.replaceAll(' ', '').toLowerCase();
  return files.filter((file) => compact(readFileSync(join(project, file), 'utf8')).includes(compact(name)));
}
