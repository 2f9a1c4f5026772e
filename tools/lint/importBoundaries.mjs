import { dirname, join, relative, sep } from 'node:path';

const entities = ['src/shared/model.ts', 'src/shared/vehicleFields.ts'];
const port = 'src/data/backend.ts';
const shared = 'src/shared';
const text = 'src/shared/text';
const rules = 'src/data/rules';
const ui = ['react', 'styled-components'];
/** What every folder of the dealers' command may import. */
const dealer = [
  shared,
  ...['outcome.ts', 'limits.ts', 'dates.ts', 'words.ts'].map((name) => `cli/dealer/${name}`),
];

/** What each folder may import besides itself. Packages that no folder lists may be imported anywhere. */
const allowed = {
  'src/shared': [],
  'src/components': [...entities, text, 'src/loading', ...ui],
  'src/screens': [...entities, text, 'src/components', ...ui],
  'src/app/visit': [shared, 'src/data', 'src/browser'],
  'src/app/screens': [shared, 'src/app/visit', 'src/screens', rules, 'src/loading', 'src/browser', 'react'],
  'src/app/navigation': ['src/app/screens', 'react'],
  'src/app': [shared, 'src/components', 'src/data', 'src/loading', 'src/page', 'src/browser', ...ui],
  'src/server': ['src/app', 'src/page', 'src/data', shared, ...ui],
  'src/loading': ['src/browser', 'react'],
  'src/browser': [],
  'src/page': ['src/browser', 'src/data/firebase/connection.ts', 'src/data/cache/readCache.ts'],
  'src/serviceWorker': ['src/browser', 'src/page'],
  'src/data/rules': [...entities, text],
  'src/data/api': [shared, port, 'src/browser'],
  'src/data/live': [port, 'src/browser'],
  'src/data/cache': [shared, port, rules, 'src/browser'],
  'src/data/demo': [shared, port],
  'src/data/firebase': [shared, port, rules, 'src/data/cache', 'src/data/live', 'src/browser', 'firebase'],
  'functions/src': [shared, 'firebase-admin', 'src/server', 'src/page', 'src/browser/withinMs.ts'],
  tools: [
    'src',
    'stories',
    'firebase.json',
    'package.json',
    'vitest.config.ts',
    'firebase',
    'firebase-admin',
    ...ui,
  ],
  'cli/dealer/files': dealer,
  'cli/dealer/inventory': [...dealer, 'cli/dealer/files'],
  cli: [shared, 'firebase.json', 'tools', 'firebase-admin'],
};

/** What the unit tests of every folder may import, too. */
const testHelpers = 'tests/unit';

const packages = new Set(['firebase', 'firebase-admin', ...ui]);

const isIn = (path, folders) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** Reports imports that the table does not allow. Folders outside the table may import anything. */
export const importBoundaries = {
  create: (context) => {
    const file = relative(context.cwd, context.filename).replaceAll(sep, '/');
    const layer = Object.keys(allowed).find((folder) => isIn(file, [folder]));
    if (layer === undefined) return {};
    const isTest = file.endsWith('.test.ts');
    const own = [layer, ...allowed[layer], ...(isTest ? [testHelpers] : [])];
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const isRelative = source.value.startsWith('.');
      const name = isRelative
        ? join(dirname(file), source.value).replaceAll(sep, '/')
        : source.value.replace(/^@/, '').split('/')[0];
      if (isIn(name, own) || (!isRelative && !packages.has(name))) return;
      context.report({ node: source, message: `${layer} may not import ${name}.` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
