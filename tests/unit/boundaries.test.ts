import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'showroom-lint-'));

/** Lints the code as a file at this path, with one of the project's configurations, and returns the messages. */
function lint(path: string, code: string, configuration = '.oxlintrc.json'): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const oxlint = join(project, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '-c', configuration, '-f', 'unix', path], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(file);
  return stdout;
}

beforeAll(() => {
  cpSync(join(project, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  cpSync(join(project, 'package.json'), join(folder, 'package.json'));
  cpSync(join(project, 'tools/lint'), join(folder, 'tools/lint'), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const importing = (path: string) => `import { thing } from '${path}';\nexport const made = thing;\n`;
const importingType = (path: string) => `import type { Thing } from '${path}';\nexport type Made = Thing;\n`;

describe('rejects', () => {
  it.each([
    ['src/components/A.tsx', 'firebase/firestore'],
    ['src/components/A.tsx', '../data/seedVehicles'],
    ['src/components/A.tsx', '../data/backend'],
    ['src/components/A.tsx', '../screens/HomeScreen'],
    ['src/components/A.tsx', '../app/useChat'],
    ['src/components/A.tsx', '../browser/whenIdle'],
    ['src/components/deep/A.tsx', '../../data/firebase/firebaseBackend'],
    ['src/components/A.tsx', '../../stories/fixtures/vehicles'],
    ['src/screens/A.tsx', 'firebase/auth'],
    ['src/screens/A.tsx', '../data/valuation'],
    ['src/screens/A.tsx', '../data/backend'],
    ['src/screens/A.tsx', '../app/visit'],
    ['src/screens/A.tsx', '../browser/withinMs'],
    ['src/app/a.ts', 'firebase/app'],
    ['src/data/a.ts', '../components/format'],
    ['src/data/a.ts', '../app/visit'],
    ['src/data/a.ts', 'react'],
    ['src/browser/a.ts', '../data/tenant.ts'],
    ['functions/src/a.ts', '../../src/app/visit.ts'],
    ['functions/src/a.ts', '../../tools/emulators/database.ts'],
  ])('%s importing %s', (file, path) => {
    expect(lint(file, importing(path))).toContain('no-restricted-imports');
    expect(lint(file, importingType(path))).toContain('no-restricted-imports');
  });

  it.each([
    ['no-restricted-globals', 'export const load = () => fetch("/api");\n'],
    ['no-restricted-globals', 'export const wait = () => setTimeout(() => {}, 1);\n'],
    ['no-restricted-properties', 'export const draw = () => Math.random();\n'],
    ['no-restricted-properties', 'export const now = () => Date.now();\n'],
  ])('(%s) in components and screens only: %s', (rule, code) => {
    expect(lint('src/components/a.ts', code)).toContain(rule);
    expect(lint('src/screens/a.ts', code)).toContain(rule);
    expect(lint('src/app/a.ts', code)).toBe('');
  });

  it('requests from components, and says what to do instead', () => {
    const code = 'export const load = () => fetch("/api");\n';
    expect(lint('src/components/a.ts', code)).toContain('Pass the data as props');
  });

  it('Node’s globals in stories', () => {
    expect(lint('stories/a.ts', 'export const home = process.env;\n')).toContain('no-restricted-globals');
  });

  it.each(['Text', 'Number', 'Map', 'Highlight'])('a top-level binding that shadows %s', (name) => {
    const code = `import styled from 'styled-components';\nconst ${name} = styled('p')({});\nexport const part = ${name};\n`;
    expect(lint('src/components/a.ts', code)).toContain('no-shadowed-globals');
  });
});

const styling = (declarations: string) =>
  `import styled from 'styled-components';\nexport const Card = styled.p\`\n  ${declarations}\n\`;\n`;

describe('styles in components and screens', () => {
  it.each([
    'color: #fff;',
    'color: white;',
    'background: rgb(0 0 0 / 50%);',
    'font-size: 1rem;',
    'padding: 0 3px;',
    'margin-top: -8px;',
    'gap: 2rem;',
    'border-radius: 5px;',
    'transition: color 90ms;',
    '&:hover { padding: 3px }',
  ])('rejects %s', (declarations) => {
    expect(lint('src/components/a.ts', styling(declarations))).toContain('no-literals');
    expect(lint('src/screens/a.ts', styling(declarations))).toContain('no-literals');
    expect(lint('src/components/theme/a.ts', styling(declarations))).toBe('');
  });

  it.each([
    'padding: 0 1px;',
    'width: 300px;',
    'border: 1px solid currentColor;',
    'gap: .5em;',
    'padding: clamp(3px, 10vw, 8px);',
    'margin: 0 auto; height: 40px;',
    '/* padding: 3px; */ color: inherit;',
  ])('accepts %s', (declarations) => {
    expect(lint('src/components/a.ts', styling(declarations))).toBe('');
  });
});

describe('what the oldest supported browsers lack', () => {
  it.each([
    "export const address = URL.parse('x');\n",
    'export const key = () => window.scheduler;\n',
    'export const pattern = new URLPattern({});\n',
    'export const run = () => Promise.try(() => 1);\n',
  ])('is reported in the site and in what is built: %s', (code) => {
    expect(lint('src/data/a.ts', code)).toContain('browsers(supported-apis)');
    expect(lint('built.js', code, 'tools/lint/built.oxlintrc.json')).toContain('browsers(supported-apis)');
  });

  it.each([
    'interpolate-size: allow-keywords;',
    'width: anchor-size(width);',
    '@starting-style { opacity: 0; }',
    '&:open { opacity: 1; }',
    'backdrop-filter: none;',
  ])('is reported in styles: %s', (declarations) => {
    expect(lint('src/components/a.ts', styling(declarations))).toContain('browsers(supported-styles)');
  });

  it('is accepted when it is also there with a prefix, or is not a global', () => {
    const prefixed = '-webkit-backdrop-filter: none; backdrop-filter: none;';
    expect(lint('src/components/a.ts', styling(prefixed))).toBe('');
    const local = 'export const read = (URL) => URL.parse();\n';
    expect(lint('built.js', local, 'tools/lint/built.oxlintrc.json')).toBe('');
  });
});

describe('accepts', () => {
  it.each([
    ['src/components/A.tsx', importingType('../data/model.ts')],
    ['src/screens/A.tsx', importingType('../data/model.ts')],
    ['src/screens/A.tsx', importing('../components/Button')],
    ['src/app/a.ts', importing('../data/valuation')],
    ['src/app/a.ts', importing('../data/backend')],
    ['src/app/a.ts', importing('../screens/HomeScreen')],
    ['src/data/a.ts', importing('firebase/firestore')],
    ['src/data/firebase/a.ts', importing('../../browser/withinMs.ts')],
    ['functions/src/a.ts', importing('../../src/data/tenant.ts')],
    ['src/components/a.ts', "import type { Text } from 'slate';\nexport type Made = Text;\n"],
  ])('in %s: %s', (file, code) => {
    expect(lint(file, code)).toBe('');
  });
});
