import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import firestore from '../../firestore.indexes.json' with { type: 'json' };
import functionsPackage from '../../functions/package.json' with { type: 'json' };
import { dealerLimitPath, requestsPath, visitorLimitPath } from '../../src/shared/documents/paths.ts';
import { hostingHeaders } from '../../tools/vite/hosting.ts';
import { withServerPage } from '../../tools/vite/serverPage.ts';
import viteConfig from '../../vite.config.ts';

const { build } = viteConfig({ command: 'build', mode: 'production' });

it('the functions run on their Node.js version, deployed with their build and without sources or local secrets', () => {
  expect(firebase.functions).toEqual({
    source: 'functions',
    codebase: 'showroom',
    runtime: `nodejs${functionsPackage.engines.node}`,
    ignore: ['node_modules', 'src', 'vite.config.ts', '*.log', '.secret.local', '.env*'],
  });
});

it('Hosting serves the build without hidden files, and passes requests to the function’s region', () => {
  expect(firebase.hosting.public).toBe(build?.outDir ?? 'dist');
  expect(firebase.hosting.ignore).toEqual(['firebase.json', '**/.*', '**/node_modules/**']);
  // functions/src/index.test.ts tests its name and region.
  const api = { functionId: 'api', region: 'us-central1' };
  expect(firebase.hosting.rewrites).toEqual([{ source: '/api/**', function: api }]);
});

it('Hosting adds headers to these paths only', () => {
  const sources = ['**', '/assets/**', '/', '/index.html', '/sw.js', '/js/tenant-config.js'];
  expect(firebase.hosting.headers.map(({ source }) => source)).toEqual(sources);
});

it('if the server answers the page, Hosting passes `/` on to it, and has the plain page at another path', () => {
  const { hosting } = firebase;
  const rename = (source: string) => (source === '/' ? '/page.html' : source);
  expect(withServerPage(firebase)).toEqual({
    ...firebase,
    hosting: {
      ...hosting,
      ignore: [...hosting.ignore, 'index.html'],
      rewrites: [
        { source: '/', function: { functionId: 'page', region: 'us-central1' } },
        { source: '/index.html', destination: '/page.html' },
        ...hosting.rewrites,
      ],
      headers: hosting.headers.map((entry) => ({ ...entry, source: rename(entry.source) })),
    },
  });
});

const forever = 'public, max-age=31536000, immutable';

it.each<[path: string, cacheControl?: string]>([
  ['/', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/js/tenant-config.js', 'no-cache'],
  ['/assets/index-B3f.js', forever],
  ['/assets/fonts/figtree.woff2', forever],
  // Names without a hash: Hosting's default of an hour.
  ...['404.html', ...globSync('**/*.*', { cwd: 'public' })].map((file): [string] => [`/${file}`]),
])('browsers cache %s as %s', (path, cacheControl) => {
  const { 'Cache-Control': cache, 'Content-Security-Policy': policy, ...others } = hostingHeaders(path);
  expect(cache).toBe(cacheControl);
  expect(policy).toBeDefined();
  expect(others).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

it('deletes requests and limits when they expire, and indexes every field but that time', () => {
  const expiring = [`${requestsPath('t')}/id`, dealerLimitPath('t', 1), visitorLimitPath('v', 1)];
  const groups = new Set(expiring.map((path) => path.split('/').at(-2)));
  const fieldOverrides = Array.from(groups, (collectionGroup) => ({
    collectionGroup,
    fieldPath: 'expireAt',
    ttl: true,
    indexes: [],
  }));
  expect(firestore).toEqual({ indexes: [], fieldOverrides });
});
