import { expect, it } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import functionsPackage from '../../functions/package.json' with { type: 'json' };
import firestore from '../../firestore.indexes.json' with { type: 'json' };
import { dealerLimitPath, requestsPath, visitorLimitPath } from '../../src/shared/documents/paths.ts';

it('the functions run on their Node.js version, and Hosting passes requests to their region', () => {
  expect(firebase.functions.runtime).toBe(`nodejs${functionsPackage.engines.node}`);
  const api = { functionId: 'api', region: 'us-central1' };
  expect(firebase.hosting.rewrites).toEqual([{ source: '/api/**', function: api }]);
});

it.each([`${requestsPath('t')}/id`, dealerLimitPath('t', 1), visitorLimitPath('v', 1)])(
  'deletes %s when it expires, and does not index the time',
  (path) => {
    const collectionGroup = path.split('/').at(-2);
    const policy = { collectionGroup, fieldPath: 'expireAt', ttl: true, indexes: [] };
    expect(firestore.fieldOverrides).toContainEqual(policy);
  },
);
