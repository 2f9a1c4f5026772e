import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../..', import.meta.url));

const sources = globSync('{src,stories,.storybook,cli,functions/src,tests/unit}/**/*.{ts,tsx}', {
  cwd: project,
}).toSorted();

const isTest = (file: string) =>
  /\.(stories\.tsx|test\.ts)$/.test(file) && !file.startsWith('cli/dealer/tests/');

/** The files that a file imports. Imports carry extensions, so no resolver is needed. Every story is in the preview. */
function importsOf(file: string): string[] {
  const code = readFileSync(join(project, file), 'utf8');
  const imports = [...code.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  return file.endsWith('.stories.tsx') ? [...imports, '.storybook/preview.tsx'] : imports;
}

const importers = new Map<string, string[]>();
for (const file of sources)
  for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file]);

/** The stories and unit tests that import a file, directly or not: first its own, then those that import it most directly. */
export function testsOf(file: string): string[] {
  const found = new Set([file]);
  for (const one of found) for (const importer of importers.get(one) ?? []) found.add(importer);
  const own = basename(file, extname(file));
  const isOwn = (test: string) => basename(test).startsWith(`${own}.`);
  return [...found].filter(isTest).toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}
