import { rmSync, writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { expect, it, vi } from 'vitest';
import { tempFolder, tempPath } from '../../tests/unit/tempFile.ts';
import { readProjectConfig } from './readProjectConfig.ts';

const firebase = { apiKey: 'key', projectId: 'p' };

const optional =
  'appId authDomain databaseURL measurementId messagingSenderId projectNumber storageBucket version';
const everyField = {
  firebase: { ...firebase, ...Object.fromEntries(optional.split(' ').map((name) => [name, 'x'])) },
  emulators: { auth: 'http://127.0.0.1:9099', firestore: '127.0.0.1:8080' },
};

/** Reads the sources, and returns the configuration, or the error as Vite prints it. */
function read(file: unknown, variable?: string) {
  const path = tempPath('tenant-config.json');
  rmSync(path, { force: true });
  if (file !== undefined) writeFileSync(path, JSON.stringify(file));
  vi.stubEnv('TENANT_CONFIG', variable);
  try {
    return readProjectConfig(tempFolder);
  } catch (error) {
    return inspect(error);
  }
}

it.each([
  ['nothing without a file or the variable', undefined, undefined, undefined],
  ['the variable rather than the file', everyField, JSON.stringify({ firebase }), { firebase }],
  ['nothing when the variable is empty', everyField, '', undefined],
  ['every field of a Firebase web configuration, and emulators', everyField, undefined, everyField],
])('reads %s', (_, file, variable, config) => {
  expect(read(file, variable)).toEqual(config);
});

const unknown = `Give a web app's configuration as { "firebase": { … } }. Other fields may be secret: `;
const incomplete = '"firebase" needs these fields: ';

it.each([
  ['a service account', { type: 'service_account', private_key: 's' }, `${unknown}type, private_key`],
  ['a wrapped service account', { firebase: { private_key: 's' } }, `${unknown}private_key`],
  ['a private key beside the configuration', { firebase, private_key: 's' }, `${unknown}private_key`],
  ['an unwrapped configuration', firebase, `${unknown}apiKey, projectId`],
  ['a blank API key', { firebase: { ...firebase, apiKey: ' ' } }, `${incomplete}apiKey`],
  ['no project', { firebase: { apiKey: 'key' } }, `${incomplete}projectId`],
  ['a list', [], `${incomplete}apiKey, projectId`],
])('refuses %s, in one line that quotes no value', (_, json, message) => {
  expect(read(json)).toBe(`[tenant-config.json: ${message}]`);
});

it('refuses text that is not JSON, in one line that does not quote it', () => {
  expect(read(undefined, '{ "private_key": secret')).toBe('[TENANT_CONFIG: Not valid JSON]');
});
