import { expect, it } from 'vitest';
import { endpointsOf } from './endpoints.ts';

const firebase = { apiKey: 'a key', projectId: 'cars' };

it('returns Google’s URLs by default', () => {
  const { account, token, nameOf, firestore } = endpointsOf({ firebase });
  expect(account('signUp')).toBe('https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=a+key');
  expect(token).toBe('https://securetoken.googleapis.com/v1/token?key=a+key');
  expect(firestore(nameOf('tenants', 'www_example_com', 'public'), { pageSize: '3' })).toBe(
    'https://firestore.googleapis.com/v1/projects/cars/databases/(default)/documents/tenants/www_example_com/public?pageSize=3&key=a+key',
  );
});

it('returns the emulators’ URLs if the configuration has emulators', () => {
  const emulators = { auth: 'http://127.0.0.1:9099/', firestore: '127.0.0.1:8080' };
  const { account, token, nameOf, firestore } = endpointsOf({ firebase, emulators });
  expect(account('signUp')).toMatch(/^http:\/\/127\.0\.0\.1:9099\/identitytoolkit\.googleapis\.com\/v1\//);
  expect(token).toMatch(/^http:\/\/127\.0\.0\.1:9099\/securetoken\.googleapis\.com\/v1\//);
  expect(firestore(`${nameOf()}:commit`)).toMatch(
    /^http:\/\/127\.0\.0\.1:8080\/v1\/.*\/documents:commit\?key=/,
  );
});

it('escapes the segments of a path', () => {
  const { nameOf } = endpointsOf({ firebase });
  expect(nameOf('tenants', '../other', 'a?b#c')).toBe(
    'projects/cars/databases/(default)/documents/tenants/..%2Fother/a%3Fb%23c',
  );
});
