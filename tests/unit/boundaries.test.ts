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

/** The expected part of the linter's messages for a file in each folder; '' expects no message. */
type Expected = Readonly<Record<string, string>>;

/** Tests what the linter says about each code. */
const lintsTo = (title: string, codes: readonly string[], expected: Expected) =>
  it.each(
    codes.map((code) => ({
      code,
      files: Object.entries(expected).map(([folder, message]) => ({ file: fileIn(folder, code), message })),
    })),
  )(`${title}: $code`, ({ files: linted }) => {
    for (const { file, message } of linted) expect(messagesOf(file)).toMatch(message === '' ? /^$/ : message);
  });

const styling = (declarations: string) =>
  `import styled from 'styled-components';\nexport const Card = styled.p\`\n  ${declarations}\n\`;\n`;

describe('imports', () => {
  const rejected = {
    'src/components': [
      'firebase/firestore',
      '../data/seedVehicles',
      '../data/backend',
      '../screens/HomeScreen',
      '../app/usePlace',
      '../browser/whenIdle',
      '../../stories/fixtures/vehicles',
    ],
    'src/components/deep': ['../../data/firebase/firebaseBackend'],
    'src/screens': [
      'firebase/auth',
      '../data/valuation',
      '../data/backend',
      '../app/visit',
      '../browser/withinMs',
    ],
    'src/app': ['firebase/app'],
    'src/data': ['../components/format', '../app/visit', 'react'],
    'src/browser': ['../data/tenant.ts'],
    'functions/src': ['../../src/app/visit.ts', '../../tools/emulators/database.ts'],
  };
  for (const [folder, paths] of Object.entries(rejected))
    lintsTo(
      `rejected in ${folder}`,
      paths.flatMap((path) => [importing(path), importingType(path)]),
      { [folder]: 'no-restricted-imports' },
    );
  const accepted = {
    'src/components': [importingType('../data/model.ts'), importingType('slate').replaceAll('Thing', 'Text')],
    'src/screens': [importingType('../data/model.ts'), importing('../components/Button')],
    'src/app': [
      importing('../data/valuation'),
      importing('../data/backend'),
      importing('../screens/HomeScreen'),
    ],
    'src/data': [importing('firebase/firestore')],
    'src/data/firebase': [importing('../../browser/withinMs.ts')],
    'functions/src': [importing('../../src/data/tenant.ts')],
  };
  for (const [folder, codes] of Object.entries(accepted))
    lintsTo(`accepted in ${folder}`, codes, { [folder]: '' });
});

describe('code', () => {
  const requests = 'export const load = () => fetch("/api");\n';
  const inPure = (message: string) => ({ 'src/components': message, 'src/screens': message, 'src/app': '' });
  lintsTo(
    'rejected in components and screens only',
    [requests, 'export const wait = () => setTimeout(() => {}, 1);\n'],
    inPure('no-restricted-globals'),
  );
  lintsTo(
    'rejected in components and screens only',
    ['export const draw = () => Math.random();\n', 'export const now = () => Date.now();\n'],
    inPure('no-restricted-properties'),
  );
  lintsTo('rejected with advice', [requests], { 'src/components': 'Pass the data as props' });
  lintsTo('rejected in stories', ['export const home = process.env;\n'], {
    stories: 'no-restricted-globals',
  });
  lintsTo(
    'rejected as shadowing a global',
    ['Text', 'Number', 'Map', 'Highlight'].map(
      (name) =>
        `import styled from 'styled-components';\nconst ${name} = styled('p')({});\nexport const part = ${name};\n`,
    ),
    { 'src/components': 'no-shadowed-globals' },
  );
});

describe('styles', () => {
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
  lintsTo('rejected outside the theme', literals.map(styling), {
    'src/components': 'no-literals',
    'src/screens': 'no-literals',
    'src/components/theme': '',
  });
  const accepted = [
    'padding: 0 1px;',
    'width: 300px;',
    'border: 1px solid currentColor;',
    'gap: .5em;',
    'padding: clamp(3px, 10vw, 8px);',
    'margin: 0 auto; height: 40px;',
    '/* padding: 3px; */ color: inherit;',
    '-webkit-backdrop-filter: none; backdrop-filter: none;',
  ];
  lintsTo('accepted', accepted.map(styling), { 'src/components': '' });
  const unsupported = [
    'interpolate-size: allow-keywords;',
    'width: anchor-size(width);',
    '@starting-style { opacity: 0; }',
    '&:open { opacity: 1; }',
    'backdrop-filter: none;',
  ];
  lintsTo('rejected for the oldest browsers', unsupported.map(styling), {
    'src/components': 'browsers(supported-styles)',
  });
});

describe('scripts', () => {
  lintsTo(
    'rejected for the oldest browsers, in the site and in what is built',
    [
      "export const address = URL.parse('x');\n",
      'export const key = () => window.scheduler;\n',
      'export const pattern = new URLPattern({});\n',
      'export const run = () => Promise.try(() => 1);\n',
    ],
    { 'src/data': 'browsers(supported-apis)', built: 'browsers(supported-apis)' },
  );
  lintsTo('accepted with a local name', ['export const read = (URL) => URL.parse();\n'], { built: '' });
});
