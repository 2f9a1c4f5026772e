import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTenantConfig } from './readTenantConfig.ts';

const configOf = (projectId: string) => ({ firebase: { apiKey: 'key', projectId } });

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'showroom-config-'));
  vi.stubEnv('TENANT_CONFIG', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const setFile = (text: string) => writeFileSync(join(root, 'tenant-config.json'), text);
const setVariable = (text: string) => vi.stubEnv('TENANT_CONFIG', text);

/** The message of the error with which the function refuses the file. */
function refusalOf(json: unknown): string {
  setFile(JSON.stringify(json));
  try {
    readTenantConfig(root);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('readTenantConfig', () => {
  it('returns undefined when there is neither the variable nor the file', () => {
    expect(readTenantConfig(root)).toBeUndefined();
  });

  it('reads the file', () => {
    setFile(JSON.stringify(configOf('from-file')));
    expect(readTenantConfig(root)).toEqual(configOf('from-file'));
  });

  it('prefers the variable to the file', () => {
    setFile(JSON.stringify(configOf('from-file')));
    setVariable(JSON.stringify(configOf('from-variable')));
    expect(readTenantConfig(root)).toEqual(configOf('from-variable'));
  });

  it('ignores the file when the variable is empty', () => {
    setFile(JSON.stringify(configOf('from-file')));
    setVariable('');
    expect(readTenantConfig(root)).toBeUndefined();
  });

  it('accepts every field of a Firebase web configuration, and emulators', () => {
    const config = {
      firebase: {
        ...configOf('north-cars').firebase,
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
    setFile(JSON.stringify(config));
    expect(readTenantConfig(root)).toEqual(config);
  });

  it.each([
    ['a service account', { type: 'service_account', project_id: 'p', private_key: 's' }],
    ['a service account without its type', { private_key: 's' }],
    ['a wrapped service account', { firebase: { type: 'service_account', private_key: 's' } }],
    ['a private key beside the configuration', { ...configOf('p'), private_key: 's' }],
  ])('refuses %s', (_, json) => {
    expect(refusalOf(json)).toMatch(/^tenant-config\.json: This is a service account/);
  });

  it('refuses a configuration without its wrapper', () => {
    expect(refusalOf(configOf('p').firebase)).toBe(
      'tenant-config.json: Wrap the Firebase configuration: { "firebase": { … } }',
    );
  });

  it.each([
    ['beside the configuration', { ...configOf('p'), initialAuthToken: 's' }, 'initialAuthToken'],
    ['in the configuration', { firebase: { ...configOf('p').firebase, clientSecret: 's' } }, 'clientSecret'],
  ])('refuses an unknown field %s', (_, json, field) => {
    expect(refusalOf(json)).toBe(`tenant-config.json: Unknown fields, which may be secret: ${field}`);
  });

  it.each([
    ['no API key', { firebase: { projectId: 'p' } }, 'apiKey'],
    ['a blank API key', { firebase: { apiKey: ' ', projectId: 'p' } }, 'apiKey'],
    ['no project', { firebase: { apiKey: 'key' } }, 'projectId'],
    ['neither', {}, 'apiKey, projectId'],
    ['a list', [], 'apiKey, projectId'],
  ])('refuses a configuration with %s', (_, json, fields) => {
    expect(refusalOf(json)).toBe(`tenant-config.json: "firebase" needs these fields: ${fields}`);
  });

  it('names the variable when its text is not JSON, in one line without a stack or the text', () => {
    setVariable('{ "private_key": secret');
    let printed = '';
    try {
      readTenantConfig(root);
    } catch (error) {
      printed = inspect(error);
    }
    expect(printed).toBe('[TENANT_CONFIG: Not valid JSON]');
  });

  it('never quotes a value of the file in an error message', () => {
    const value = fc.uuid();
    const field = fc.constantFrom('type', 'private_key', 'apiKey', 'projectId', 'emulators', 'token');
    const fields = fc.dictionary(field, value);
    const text = fc.oneof(
      fc.tuple(fields, fields).map(([outer, firebase]) => JSON.stringify({ ...outer, firebase })),
      fields.map((outer) => JSON.stringify(outer).slice(1)),
    );
    fc.assert(
      fc.property(text, (json) => {
        setFile(json);
        let message = '';
        try {
          readTenantConfig(root);
        } catch (error) {
          message = (error as Error).message;
        }
        const values = json.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
        expect(values.filter((secret) => message.includes(secret))).toEqual([]);
      }),
    );
  });
});
