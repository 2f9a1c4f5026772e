import { expect, it } from 'vitest';
import { decodeTenantConfig } from './tenantConfig.ts';

const firebase = { apiKey: 'key', projectId: 'project' };

it.each([
  [[undefined, {}, { firebase: {} }, { firebase: 'key' }, { firebase: [1] }], undefined],
  [[{ firebase, emulators: { auth: 'http://127.0.0.1:9099' }, initialAuthToken: ' ' }], { firebase }],
])('decodes %j to %j', (raw, config) => {
  expect(raw.map(decodeTenantConfig)).toStrictEqual(raw.map(() => config));
});
