import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));
const house = mkdtempSync(join(tmpdir(), 'showroom-lint-'));

/** What the project's own lint configuration says of a file at that place. */
function lint(path: string, code: string): string {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  try {
    execFileSync(process.execPath, [join(project, 'node_modules/oxlint/bin/oxlint'), '-f', 'unix', path], {
      cwd: house,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    rmSync(file);
  }
}

beforeAll(() => {
  cpSync(join(project, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  symlinkSync(join(project, 'node_modules'), join(house, 'node_modules'));
});

afterAll(() => {
  rmSync(house, { recursive: true });
});

const imports = (what: string) => `import { thing } from '${what}';\nexport const made = thing;\n`;
const forbiddenImport = 'no-restricted-imports';

describe('the linter refuses', () => {
  it.each([
    ['src/components/A.tsx', imports('firebase/firestore')],
    ['src/components/A.tsx', imports('../data/seedVehicles')],
    ['src/components/A.tsx', imports('../screens/HomeScreen')],
    ['src/components/A.tsx', imports('../app/useChat')],
    ['src/components/deep/A.tsx', imports('../../data/firebase/firebaseBackend')],
    ['src/components/A.tsx', imports('../../stories/fixtures/vehicles')],
    ['src/screens/A.tsx', imports('firebase/auth')],
    ['src/screens/A.tsx', imports('../data/valuation')],
    ['src/screens/A.tsx', imports('../app/visit')],
    ['src/app/a.ts', imports('firebase/app')],
    ['src/data/a.ts', imports('../components/format')],
    ['src/data/a.ts', imports('../app/visit')],
    ['src/data/a.ts', imports('react')],
  ])('in %s: %s', (path, code) => {
    expect(lint(path, code)).toContain(forbiddenImport);
  });

  it.each([
    ['no-restricted-globals', 'export const load = () => fetch("/api");\n'],
    ['no-restricted-globals', 'export const wait = () => setTimeout(() => {}, 1);\n'],
    ['no-restricted-properties', 'export const draw = () => Math.random();\n'],
    ['no-restricted-properties', 'export const now = () => Date.now();\n'],
  ])('as %s, in components and in screens: %s', (rule, code) => {
    expect(lint('src/components/a.ts', code)).toContain(rule);
    expect(lint('src/screens/a.ts', code)).toContain(rule);
    expect(lint('src/app/a.ts', code)).toBe('');
  });
});

describe('the linter allows', () => {
  it.each([
    ['src/components/A.tsx', "import type { Vehicle } from '../data/model';\nexport type Car = Vehicle;\n"],
    ['src/screens/A.tsx', "import type { Vehicle } from '../data/model';\nexport type Car = Vehicle;\n"],
    ['src/screens/A.tsx', imports('../components/Button')],
    ['src/app/a.ts', imports('../data/valuation')],
    ['src/app/a.ts', imports('../screens/HomeScreen')],
    ['src/data/a.ts', imports('firebase/firestore')],
  ])('in %s: %s', (path, code) => {
    expect(lint(path, code)).toBe('');
  });
});
