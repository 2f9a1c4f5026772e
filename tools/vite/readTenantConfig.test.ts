import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTenantConfig } from './readTenantConfig.ts';

const configOf = (projectId: string) => ({ firebase: { apiKey: 'key', projectId } });
const fromFile = configOf('from-file');
const fromVariable = configOf('from-variable');
const { firebase } = configOf('p');

const everyField = {
  firebase: {
    ...firebase,
    appId: '1:2:web:3',
    authDomain: 'north-cars.firebaseapp.com',
    databaseURL: 'https://north-cars.firebaseio.com',
    measurementId: 'G-1',
    messagingSenderId: '2',
    projectNumber: '2',
    storageBucket: 'north-cars.firebasestorage.app',
    version: '2',
  },
  emulators: { auth: 'http://127.0.0.1:9099', firestore: '127.0.0.1:8080' },
};

const serviceAccount =
  'This is a service account: a secret that must not get into the site. Use the configuration of the web app.';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'showroom-config-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function read(file: string | undefined, variable?: string) {
  if (file !== undefined) writeFileSync(join(root, 'tenant-config.json'), file);
  vi.stubEnv('TENANT_CONFIG', variable);
  return readTenantConfig(root);
}

/** What Vite prints when the function refuses a configuration. */
function refusalOf(...sources: Parameters<typeof read>): string {
  try {
    read(...sources);
  } catch (error) {
    return inspect(error);
  }
  return '';
}

describe('readTenantConfig', () => {
  it.each([
    ['nothing without a file and the variable', undefined, undefined, undefined],
    ['the file', fromFile, undefined, fromFile],
    ['the variable rather than the file', fromFile, JSON.stringify(fromVariable), fromVariable],
    ['nothing when the variable is empty', fromFile, '', undefined],
    ['every field of a Firebase web configuration, and emulators', everyField, undefined, everyField],
  ])('reads %s', (_, file, variable, config) => {
    expect(read(file && JSON.stringify(file), variable)).toEqual(config);
  });

  it.each([
    ['a service account', { type: 'service_account', project_id: 'p', private_key: 's' }, serviceAccount],
    ['a service account without its type', { private_key: 's' }, serviceAccount],
    ['a wrapped service account', { firebase: { type: 'service_account' } }, serviceAccount],
    ['a private key beside the configuration', { firebase, private_key: 's' }, serviceAccount],
    ['an unwrapped configuration', firebase, 'Wrap the Firebase configuration: { "firebase": { … } }'],
    [
      'an unknown field beside the configuration',
      { firebase, initialAuthToken: 's' },
      'Unknown fields, which may be secret: initialAuthToken',
    ],
    [
      'an unknown field in the configuration',
      { firebase: { ...firebase, clientSecret: 's' } },
      'Unknown fields, which may be secret: clientSecret',
    ],
    ['no API key', { firebase: { projectId: 'p' } }, '"firebase" needs these fields: apiKey'],
    ['a blank API key', { firebase: { ...firebase, apiKey: ' ' } }, '"firebase" needs these fields: apiKey'],
    ['no project', { firebase: { apiKey: 'key' } }, '"firebase" needs these fields: projectId'],
    ['an empty object', {}, '"firebase" needs these fields: apiKey, projectId'],
    ['a list', [], '"firebase" needs these fields: apiKey, projectId'],
  ])('refuses %s, in one line that quotes no value', (_, json, message) => {
    expect(refusalOf(JSON.stringify(json))).toBe(`[tenant-config.json: ${message}]`);
  });

  it('refuses text that is not JSON, in one line that neither quotes it nor has a stack', () => {
    expect(refusalOf(undefined, '{ "private_key": secret')).toBe('[TENANT_CONFIG: Not valid JSON]');
  });
});
