import { expect, it } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import firestore from '../../firestore.indexes.json' with { type: 'json' };
import functionsPackage from '../../functions/package.json' with { type: 'json' };
import { dealerLimitPath, requestsPath, visitorLimitPath } from '../../src/shared/documents/paths.ts';
import { hostingHeaders } from '../../tools/vite/hosting.ts';
import viteConfig from '../../vite.config.ts';

const { build } = viteConfig({ command: 'build', mode: 'production' });

it('the functions run on their Node.js version, and no local secret is deployed with them', () => {
  expect(firebase.functions.runtime).toBe(`nodejs${functionsPackage.engines.node}`);
  expect(firebase.functions.ignore).toEqual(expect.arrayContaining(['.secret.local', '.env*']));
});

it('Hosting serves the build, and passes requests to the function’s region', () => {
  expect(firebase.hosting.public).toBe(build?.outDir ?? 'dist');
  // functions/src/index.test.ts tests its name and region.
  const api = { functionId: 'api', region: 'us-central1' };
  expect(firebase.hosting.rewrites).toEqual([{ source: '/api/**', function: api }]);
});

const forever = 'public, max-age=31536000, immutable';

it.each([
  ['/', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/js/tenant-config.js', 'no-cache'],
  ['/assets/index-B3f.js', forever],
  ['/assets/fonts/figtree.woff2', forever],
  // Hosting's default of an hour.
  ['/hero-bg.jpg', undefined],
  ['/404.html', undefined],
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

it.each([`${requestsPath('t')}/id`, dealerLimitPath('t', 1), visitorLimitPath('v', 1)])(
  'deletes %s when it expires, and does not index the time',
  (path) => {
    const collectionGroup = path.split('/').at(-2);
    const policy = { collectionGroup, fieldPath: 'expireAt', ttl: true, indexes: [] };
    expect(firestore.fieldOverrides).toContainEqual(policy);
  },
);
