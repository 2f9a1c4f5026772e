import { expect, it } from 'vitest';
import { decodeProjectConfig } from './projectConfig.ts';

const firebase = { apiKey: 'key', projectId: 'project' };
const emulators = { auth: 'http://127.0.0.1:9099', firestore: '127.0.0.1:8080' };

it.each([
  [[undefined, {}, { firebase: {} }, { firebase: 'key' }, { firebase: [1] }], undefined],
  [[{ firebase, emulators: { auth: 'http://127.0.0.1:9099' }, initialAuthToken: ' ' }], { firebase }],
  [[{ firebase, emulators: { firestore: '127.0.0.1:8080' } }], { firebase }],
  [[{ firebase, emulators }], { firebase, emulators }],
])('decodes %j to %j', (raw, config) => {
  for (const each of raw) expect([each, decodeProjectConfig(each)]).toStrictEqual([each, config]);
});
