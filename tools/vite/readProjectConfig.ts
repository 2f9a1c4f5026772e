import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeFields, decodeText } from '../../src/shared/documents/decode.ts';
import { decodeProjectConfig, isPublicField, type ProjectConfig } from '../../src/shared/projectConfig.ts';

const file = 'tenant-config.json';
const variable = 'TENANT_CONFIG';

/** The fields of a Firebase web configuration. All of them are public. */
const publicFields = new Set([
  'apiKey',
  'appId',
  'authDomain',
  'databaseURL',
  'measurementId',
  'messagingSenderId',
  'projectId',
  'projectNumber',
  'storageBucket',
  'version',
]);

/**
 * Decodes a configuration that becomes part of a public file. Throws, without quoting any value, when it is not complete
 * or contains anything that is not known to be public.
 */
export function decodePublicConfig(raw: unknown): ProjectConfig {
  const fields = decodeFields(raw);
  const firebase = decodeFields(fields['firebase']);
  const unknown = [
    ...Object.keys(fields).filter((name) => isPublicField[name] !== true),
    ...Object.keys(firebase).filter((name) => !publicFields.has(name)),
  ];
  if (unknown.length > 0)
    throw new Error(
      `Give a web app's configuration as { "firebase": { … } }. Other fields may be secret: ${unknown.join(', ')}`,
    );
  const missing = ['apiKey', 'projectId'].filter((name) => decodeText(firebase[name]) === undefined);
  const config = decodeProjectConfig(raw);
  if (config === undefined || missing.length > 0)
    throw new Error(`"firebase" needs these fields: ${missing.join(', ')}`);
  return config;
}

/**
 * Reads the configuration to build in: JSON in the environment variable TENANT_CONFIG, or else the file
 * tenant-config.json. Returns `undefined` when there is neither, or when the variable is empty.
 */
export function readProjectConfig(root: string): ProjectConfig | undefined {
  const path = join(root, file);
  const source = process.env[variable] === undefined ? file : variable;
  const json = process.env[variable] ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
  if (json.trim() === '') return undefined;
  try {
    return decodePublicConfig(JSON.parse(json));
  } catch (error) {
    // Node's own message quotes the text.
    const message = error instanceof SyntaxError ? 'Not valid JSON' : (error as Error).message;
    const refusal = new Error(`${source}: ${message}`);
    // Vite prints the stack, which says nothing about the configuration.
    refusal.stack = refusal.message;
    throw refusal;
  }
}
