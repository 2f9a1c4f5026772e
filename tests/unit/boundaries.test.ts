import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));
const files = new Map<string, string>();
const messages = new Map<string, string>();

/** Adds a file with this code to those that are linted together before the first test, and returns its path. */
function fileIn(folder: string, code: string): string {
  const path = `${folder}/case${files.size}.${folder === 'built' ? 'js' : 'tsx'}`;
  files.set(path, code);
  return path;
}

const messagesOf = (path: string) => messages.get(path) ?? '';

type Report = { diagnostics: { code: string; message: string; help?: string; filename: string }[] };

/** Starting the linter takes longer than linting, so all files of a configuration share one run. */
function lint(cwd: string, configuration: string, folders: readonly string[]) {
  const oxlint = join(project, 'node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '-c', configuration, '-f', 'json', ...folders];
  const { stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  for (const { code, message, help = '', filename } of (JSON.parse(stdout) as Report).diagnostics)
    messages.set(filename, `${messagesOf(filename)}${code} ${message} ${help}\n`);
}

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-lint-'));
  for (const path of ['.oxlintrc.json', 'package.json', 'tools/lint'])
    cpSync(join(project, path), join(folder, path), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, code] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  lint(folder, '.oxlintrc.json', ['src', 'functions', 'stories']);
  lint(folder, 'tools/lint/built.oxlintrc.json', ['built']);
  rmSync(folder, { recursive: true });
});

const importing = (path: string) => `import { thing } from '${path}';\nexport const made = thing;\n`;
const importingType = (path: string) => `import type { Thing } from '${path}';\nexport type Made = Thing;\n`;

describe('rejects', () => {
  const imports = [
    ['src/components', 'firebase/firestore'],
    ['src/components', '../data/seedVehicles'],
    ['src/components', '../data/backend'],
    ['src/components', '../screens/HomeScreen'],
    ['src/components', '../app/useChat'],
    ['src/components', '../browser/whenIdle'],
    ['src/components/deep', '../../data/firebase/firebaseBackend'],
    ['src/components', '../../stories/fixtures/vehicles'],
    ['src/screens', 'firebase/auth'],
    ['src/screens', '../data/valuation'],
    ['src/screens', '../data/backend'],
    ['src/screens', '../app/visit'],
    ['src/screens', '../browser/withinMs'],
    ['src/app', 'firebase/app'],
    ['src/data', '../components/format'],
    ['src/data', '../app/visit'],
    ['src/data', 'react'],
    ['src/browser', '../data/tenant.ts'],
    ['functions/src', '../../src/app/visit.ts'],
    ['functions/src', '../../tools/emulators/database.ts'],
  ] as const;
  it.each(
    imports.map(([folder, path]) => ({
      folder,
      path,
      value: fileIn(folder, importing(path)),
      type: fileIn(folder, importingType(path)),
    })),
  )('$folder importing $path', ({ value, type }) => {
    expect(messagesOf(value)).toContain('no-restricted-imports');
    expect(messagesOf(type)).toContain('no-restricted-imports');
  });

  const impurities = [
    ['no-restricted-globals', 'export const load = () => fetch("/api");\n'],
    ['no-restricted-globals', 'export const wait = () => setTimeout(() => {}, 1);\n'],
    ['no-restricted-properties', 'export const draw = () => Math.random();\n'],
    ['no-restricted-properties', 'export const now = () => Date.now();\n'],
  ] as const;
  it.each(
    impurities.map(([rule, code]) => ({
      rule,
      code,
      pure: ['src/components', 'src/screens'].map((folder) => fileIn(folder, code)),
      shell: fileIn('src/app', code),
    })),
  )('($rule) in components and screens only: $code', ({ rule, pure, shell }) => {
    for (const file of pure) expect(messagesOf(file)).toContain(rule);
    expect(messagesOf(shell)).toBe('');
  });

  const request = fileIn('src/components', 'export const load = () => fetch("/api");\n');
  it('requests from components, and says what to do instead', () => {
    expect(messagesOf(request)).toContain('Pass the data as props');
  });

  const story = fileIn('stories', 'export const home = process.env;\n');
  it('Node’s globals in stories', () => {
    expect(messagesOf(story)).toContain('no-restricted-globals');
  });

  const shadowing = (name: string) =>
    `import styled from 'styled-components';\nconst ${name} = styled('p')({});\nexport const part = ${name};\n`;
  it.each(
    ['Text', 'Number', 'Map', 'Highlight'].map((name) => ({
      name,
      file: fileIn('src/components', shadowing(name)),
    })),
  )('a top-level binding that shadows $name', ({ file }) => {
    expect(messagesOf(file)).toContain('no-shadowed-globals');
  });
});

const styling = (declarations: string) =>
  `import styled from 'styled-components';\nexport const Card = styled.p\`\n  ${declarations}\n\`;\n`;

describe('styles in components and screens', () => {
  const literals = [
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
  ];
  it.each(
    literals.map((declarations) => ({
      declarations,
      parts: ['src/components', 'src/screens'].map((folder) => fileIn(folder, styling(declarations))),
      theme: fileIn('src/components/theme', styling(declarations)),
    })),
  )('rejects $declarations', ({ parts, theme }) => {
    for (const file of parts) expect(messagesOf(file)).toContain('no-literals');
    expect(messagesOf(theme)).toBe('');
  });

  const accepted = [
    'padding: 0 1px;',
    'width: 300px;',
    'border: 1px solid currentColor;',
    'gap: .5em;',
    'padding: clamp(3px, 10vw, 8px);',
    'margin: 0 auto; height: 40px;',
    '/* padding: 3px; */ color: inherit;',
  ];
  it.each(
    accepted.map((declarations) => ({ declarations, file: fileIn('src/components', styling(declarations)) })),
  )('accepts $declarations', ({ file }) => {
    expect(messagesOf(file)).toBe('');
  });
});

describe('what the oldest supported browsers lack', () => {
  const scripts = [
    "export const address = URL.parse('x');\n",
    'export const key = () => window.scheduler;\n',
    'export const pattern = new URLPattern({});\n',
    'export const run = () => Promise.try(() => 1);\n',
  ];
  it.each(
    scripts.map((code) => ({ code, files: ['src/data', 'built'].map((folder) => fileIn(folder, code)) })),
  )('is reported in the site and in what is built: $code', (script) => {
    for (const file of script.files) expect(messagesOf(file)).toContain('browsers(supported-apis)');
  });

  const styles = [
    'interpolate-size: allow-keywords;',
    'width: anchor-size(width);',
    '@starting-style { opacity: 0; }',
    '&:open { opacity: 1; }',
    'backdrop-filter: none;',
  ];
  it.each(
    styles.map((declarations) => ({ declarations, file: fileIn('src/components', styling(declarations)) })),
  )('is reported in styles: $declarations', ({ file }) => {
    expect(messagesOf(file)).toContain('browsers(supported-styles)');
  });

  const prefixed = fileIn('src/components', styling('-webkit-backdrop-filter: none; backdrop-filter: none;'));
  const local = fileIn('built', 'export const read = (URL) => URL.parse();\n');
  it('is accepted when it is also there with a prefix, or is not a global', () => {
    expect(messagesOf(prefixed)).toBe('');
    expect(messagesOf(local)).toBe('');
  });
});

describe('accepts', () => {
  const accepted = [
    ['src/components', importingType('../data/model.ts')],
    ['src/screens', importingType('../data/model.ts')],
    ['src/screens', importing('../components/Button')],
    ['src/app', importing('../data/valuation')],
    ['src/app', importing('../data/backend')],
    ['src/app', importing('../screens/HomeScreen')],
    ['src/data', importing('firebase/firestore')],
    ['src/data/firebase', importing('../../browser/withinMs.ts')],
    ['functions/src', importing('../../src/data/tenant.ts')],
    ['src/components', "import type { Text } from 'slate';\nexport type Made = Text;\n"],
  ] as const;
  it.each(accepted.map(([folder, code]) => ({ folder, code, file: fileIn(folder, code) })))(
    'in $folder: $code',
    ({ file }) => {
      expect(messagesOf(file)).toBe('');
    },
  );
});
