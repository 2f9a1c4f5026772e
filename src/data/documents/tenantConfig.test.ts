import { expect, it } from 'vitest';
import { decodeTenantConfig } from './tenantConfig.ts';

const firebase = { apiKey: 'key', projectId: 'project' };

it.each([
  [undefined, undefined],
  [{}, undefined],
  [{ firebase: {} }, undefined],
  [{ firebase: 'key' }, undefined],
  [{ firebase: [1] }, undefined],
  [{ firebase, emulators: { auth: 'http://127.0.0.1:9099' }, initialAuthToken: ' ' }, { firebase }],
])('decodes %j to %j', (raw, config) => {
  expect(decodeTenantConfig(raw)).toStrictEqual(config);
});
