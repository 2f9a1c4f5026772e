import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../..', import.meta.url));

const sources = globSync('{src,stories,.storybook,cli,functions/src,tests/unit}/**/*.{ts,tsx}', {
  cwd: project,
}).toSorted();

const isTest = (file: string) =>
  /\.(stories\.tsx|test\.ts)$/.test(file) && !file.startsWith('cli/dealer/tests/');

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
 * The stories and unit tests that import a file, directly or not: first its own, then those that import it most directly.
 * Storybook's preview is part of every story; then the screens are first, which use the whole theme.
 */
export function testsOf(file: string): string[] {
  const found = new Set([file]);
  for (const one of found) {
    for (const importer of importers.get(one) ?? []) found.add(importer);
    if (one.startsWith('.storybook/')) {
      for (const source of sources.toReversed()) if (source.startsWith('stories/')) found.add(source);
    }
  }
  const own = basename(file, extname(file));
  const isOwn = (test: string) => basename(test).startsWith(`${own}.`);
  return [...found].filter(isTest).toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}
