import { expect, it } from 'vitest';
import { decodeTenantConfig } from './tenantConfig.ts';

const firebase = { apiKey: 'key', projectId: 'project' };
const emulators = { auth: 'http://127.0.0.1:9099', firestore: '127.0.0.1:8080' };

it.each([undefined, {}, { firebase: {} }, { firebase: 'key' }, { firebase: [1] }])(
  'returns undefined for %j',
  (raw) => {
    expect(decodeTenantConfig(raw)).toBeUndefined();
  },
);

it('omits incomplete emulators and a blank token', () => {
  const config = { firebase, emulators: { auth: emulators.auth }, initialAuthToken: ' ' };
  expect(decodeTenantConfig(config)).toEqual({ firebase });
});
