import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tempPath } from './tempFile.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

const importing = (...paths: readonly string[]) =>
  paths.map((path) => `import type { Thing } from '${path}';\nexport type Made = Thing;\n`);
/** A styled component for each style. Bars separate the styles. */
const styling = (styles: string) =>
  styles
    .split(' | ')
    .map((css) => `import styled from 'styled-components';\nexport const Card = styled.p\`\n  ${css}\n\`;\n`);
const shadowing = (name: string) =>
  `import styled from 'styled-components';\nconst ${name} = styled('p')({});\nexport const part = ${name};\n`;

const literals = styling(
  'color: #fff; | color: white; | background: rgb(0 0 0 / 50%); | font-size: 1rem; | padding: 0 3px; | ' +
    'margin-top: -8px; | gap: 2rem; | border-radius: 5px; | transition: color 90ms; | &:hover { padding: 3px } | ' +
    'font-weight: 600; | line-height: 1.2; | letter-spacing: -0.02em;',
);
const goodStyles = styling(
  'padding: 0 1px; width: 300px; border: 1px solid currentColor; gap: .5em; transition: color 0ms; margin: 0 auto; height: 40px; | ' +
    '/* padding: 3px; */ color: inherit; padding: clamp(3px, 10vw, 8px); | ' +
    '-webkit-backdrop-filter: none; backdrop-filter: none;',
);
const unsupportedStyles = styling(
  'interpolate-size: allow-keywords; | width: anchor-size(width); | &:open { opacity: 1; } | backdrop-filter: none;',
);
const unsupportedScripts = [
  "export const address = URL.parse('x');\n",
  'export const key = () => window.scheduler;\n',
  'export const pattern = new URLPattern({});\n',
  'export const run = () => Promise.try(() => 1);\n',
];
const withProps = (...props: readonly string[]) =>
  props.flatMap((prop) => [
    `export type CardProps = { ${prop} };\n`,
    `export function Card({ a }: { ${prop} }) {\n  return a;\n}\n`,
  ]);
const impure = ['fetch', 'localStorage', 'Date', 'setTimeout', 'window'];
/** A part of what the linter says about each code in a folder. '' if it says nothing. */
type Expectation = readonly [says: string, folder: string, codes: readonly string[]];

const boundaries = 'showroom(import-boundaries)';

const expectations: readonly Expectation[] = [
  [boundaries, 'src/components', importing('firebase/firestore', '../app/useScreenHistory.ts')],
  [boundaries, 'src/components', importing('../data/backend.ts', '../shared/documents/x.ts')],
  [boundaries, 'src/components/deep', importing('../../screens/HomeScreen.tsx')],
  [boundaries, 'src/screens', importing('../browser/storage.ts', '../../stories/fixtures/vehicles.ts')],
  [boundaries, 'src/app', importing('@firebase/app')],
  [boundaries, 'src/app/screens', importing('../navigation/useScreenHistory.ts', '../site/Site.tsx')],
  [boundaries, 'src/app', ["export * from 'firebase/app'", "export { x } from 'firebase/app'"]],
  [boundaries, 'src/app', ["export const load = () => import('firebase/app')"]],
  [boundaries, 'src/page', importing('../app/Site.tsx', '../data/live/mergeSources.ts')],
  [boundaries, 'src/server', importing('../serviceWorker/serviceWorker.ts', '../../functions/src/page.ts')],
  [boundaries, 'src/shared/documents', importing('react', '../../data/backend.ts')],
  [boundaries, 'src/browser', importing('../../tests/unit/fakeBrowser.ts')],
  [boundaries, 'functions/src', importing('../../src/data/firebase/x.ts')],
  [boundaries, 'tools', importing('../cli/dealer/main.ts')],
  [boundaries, 'cli', importing('../src/components/x.tsx', '../functions/src/x.ts')],
  [boundaries, 'cli/dealer/files', importing('../inventory/columns.ts')],
  [boundaries, 'cli/dealer/inventory', importing('firebase-admin/firestore', '../commands/x.ts')],
  ['src/browser/storage.ts stores', 'src/data', ['export const all = () => ({ ...localStorage });\n']],
  ...['src/components', 'src/screens'].flatMap((folder): Expectation[] => [
    ['', folder, importing('../shared/model.ts', '../shared/text/format.ts')],
    ['no-restricted-globals', folder, impure.map((name) => `export const made = () => ${name};\n`)],
    ['no-restricted-properties', folder, ['export const draw = () => Math.random();\n']],
  ]),
  ['no-restricted-globals', 'stories', ['export const home = process.env;\n']],
  ['no-restricted-properties', 'stories', ['expect(onOpen).toHaveBeenCalledWith("v1");\n']],
  ['no-shadowed-globals', 'src/components', ['Text', 'Number', 'Map', 'Highlight'].map(shadowing)],
  ['', 'src/components', importing('slate').map((code) => code.replaceAll('Thing', 'Text'))],
  ['theme-values', 'src/components', literals],
  ['theme-values', 'src/screens', literals.slice(0, 1)],
  ['', 'src/components', goodStyles],
  ['documented-props', 'src/components', withProps('a: 1', '/* Text. */ a: 1', '/** text */ a: 1')],
  ['documented-props', 'src/screens', withProps('/** Text. */ a: { b: 1 }')],
  ['', 'src/components', withProps('/** Text. */ a: (b: { c: 1 }) => void')],
  ['showroom(supported-styles)', 'src/components', unsupportedStyles],
  ['showroom(supported-apis)', 'src/data', unsupportedScripts],
  ['showroom(supported-apis)', 'built', unsupportedScripts],
  ['', 'built', ['export const read = (URL) => URL.parse();\n']],
];

const cases = expectations
  .flatMap(([says, folder, codes]) => codes.map((code) => ({ says, folder, code })))
  .map((each) => ({ ...each, verdict: each.says === '' ? 'accepts' : `reports "${each.says}" for` }))
  .map((each, index) => ({
    ...each,
    file: `${each.folder}/case${index}.${each.folder === 'built' ? 'js' : 'tsx'}`,
  }));

type Report = { diagnostics: { code: string; message: string; help?: string; filename: string }[] };

/** Lints folders. Starting the linter takes longer than linting, so all files of a configuration share one run. */
function lint(cwd: string, configuration: string, folders: readonly string[]) {
  const oxlint = join(project, 'node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '-c', configuration, '-f', 'json', ...folders];
  const { stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return (JSON.parse(stdout) as Report).diagnostics;
}

/** Lints the cases in a copy of the project's configuration. Returns the diagnostics by file. */
function lintCases() {
  const folder = tempPath('lint');
  for (const path of ['.oxlintrc.json', 'package.json', 'tools/lint'])
    cpSync(join(project, path), join(folder, path), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  for (const { file, code } of cases) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const diagnostics = [
    ...lint(folder, '.oxlintrc.json', ['src', 'functions', 'cli', 'tools', 'stories']),
    ...lint(folder, 'tools/lint/built.oxlintrc.json', ['built']),
  ];
  return Map.groupBy(diagnostics, ({ filename }) => filename);
}

const diagnostics = lintCases();

it.each(cases)('in $folder, the linter $verdict $code', ({ file, says }) => {
  const messages = diagnostics.get(file)?.map(({ code, message, help }) => `${code} ${message} ${help}`);
  expect(messages?.join('\n') ?? '').toMatch(says === '' ? /^$/ : says);
});
