import { expect, it } from 'vitest';
import { endpointsOf } from './endpoints.ts';

const firebase = { apiKey: 'a key', projectId: 'cars' };

it('has Google’s URLs, or those of the emulators', () => {
  const google = endpointsOf({ firebase });
  expect(google.account('signUp')).toBe(
    'https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=a+key',
  );
  expect(google.firestore(google.nameOf('tenants'), { pageSize: '3' })).toBe(
    'https://firestore.googleapis.com/v1/projects/cars/databases/(default)/documents/tenants?pageSize=3&key=a+key',
  );
  const emulators = { auth: 'http://127.0.0.1:9099/', firestore: '127.0.0.1:8080' };
  const { token } = endpointsOf({ firebase, emulators });
  expect(token).toBe('http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=a+key');
});

it('escapes the segments of a path', () => {
  const { nameOf } = endpointsOf({ firebase });
  expect(nameOf('tenants', '../other', 'a?b#c')).toMatch(/\/documents\/tenants\/..%2Fother\/a%3Fb%23c$/);
});
