import { dirname, join, relative, sep } from 'node:path';

const entities = 'src/data/model.ts';
const port = 'src/data/backend.ts';
const documents = 'src/data/documents';
const text = 'src/text';
const ui = ['react', 'styled-components'];

/** What each folder may import besides itself. Packages that no folder lists may be imported anywhere. */
const allowed = {
  'src/text': [],
  'src/components': [entities, text, 'src/loading', ...ui],
  'src/screens': [entities, text, 'src/components', ...ui],
  'src/app': ['src/browser', 'src/components', 'src/data', 'src/loading', 'src/screens', text, ...ui],
  'src/loading': ['src/browser', 'react'],
  'src/browser': [],
  'src/serviceWorker': ['src/browser'],
  'src/data/documents': [entities, port, text],
  'src/data/rules': [entities, text],
  'src/data/api': [entities, port, documents, 'src/browser'],
  'src/data/live': [port, 'src/browser'],
  'src/data/cache': [entities, port, documents, 'src/data/rules', 'src/browser'],
  'src/data/demo': [entities, port, documents],
  'src/data/firebase': [
    ...[entities, port, documents, 'src/browser', 'firebase'],
    ...['api', 'cache', 'live', 'rules'].map((layer) => `src/data/${layer}`),
  ],
  'functions/src': [entities, documents, text],
  tools: ['src', 'stories', 'tests', 'firebase.json', 'package.json', 'firebase', ...ui],
  cli: [entities, documents, text, 'firebase.json', 'functions', 'tools'],
};

const packages = new Set(['firebase', ...ui]);

const isIn = (path, folders) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** Reports imports that the table does not allow. Folders outside the table may import anything. */
export const importBoundaries = {
  create: (context) => {
    const file = relative(context.cwd, context.filename).replaceAll(sep, '/');
    const layer = Object.keys(allowed).find((folder) => isIn(file, [folder]));
    if (layer === undefined) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const isRelative = source.value.startsWith('.');
      const name = isRelative
        ? join(dirname(file), source.value).replaceAll(sep, '/')
        : source.value.replace(/^@/, '').split('/')[0];
      if (isIn(name, [layer, ...allowed[layer]]) || (!isRelative && !packages.has(name))) return;
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
