import { expect, it } from 'vitest';
import { decodeProjectConfig } from './projectConfig.ts';

const firebase = { apiKey: 'key', projectId: 'project' };

it.each([
  [[undefined, {}, { firebase: {} }, { firebase: 'key' }, { firebase: [1] }], undefined],
  [[{ firebase, emulators: { auth: 'http://127.0.0.1:9099' }, initialAuthToken: ' ' }], { firebase }],
])('decodes %j to %j', (raw, config) => {
  for (const each of raw) expect([each, decodeProjectConfig(each)]).toStrictEqual([each, config]);
});
