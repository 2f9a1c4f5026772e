import { beforeEach, expect, it, vi } from 'vitest';
import type { ProjectConfig } from '../../src/shared/projectConfig.ts';
import { type Answers, firebase, google, projectId as id, ok } from '../../tests/unit/fakeGoogle.ts';
import { checkReadiness } from './readiness.ts';

const missing = { status: 404 };
const deniedFor = (reason?: string) => ({
  status: 403,
  body: { error: { code: 403, message: 'Denied', details: [{ '@type': 'ErrorInfo', reason }] } },
});
const denied = deniedFor();
const disabled = deniedFor('SERVICE_DISABLED');

beforeEach(() => {
  for (const [name, value] of Object.entries(google.env)) vi.stubEnv(name, value);
});

const consolePage = (path: string) => `https://console.firebase.google.com/project/${id}/${path}`;
const settings = consolePage('settings/general');
const signInProviders = consolePage('authentication/providers');
const cloudPage = (path: string) => `https://console.cloud.google.com/${path}?project=${id}`;
const iam = cloudPage('iam-admin/iam');
const billingApi = cloudPage('apis/library/cloudbilling.googleapis.com');
const login = 'gcloud auth application-default login';
const secretFix = `npx firebase functions:secrets:set SMTP_URL --project ${id}`;
const correction = 'Correct TENANT_CONFIG or tenant-config.json, or remove it.';
const emulators = { auth: 'http://127.0.0.1:9099', firestore: '127.0.0.1:8080' };
const status = 'https://status.firebase.google.com';

it.each<[string, Answers, fix: string, configured?: ProjectConfig]>([
  [`There is no Firebase project ${id}.`, { project: missing }, 'https://console.firebase.google.com/'],
  ['lacks the role Service Usage Consumer', { project: deniedFor('USER_PROJECT_DENIED') }, iam],
  [`The project ${id} does not exist, or`, { project: deniedFor('CONSUMER_INVALID') }, iam],
  ['The project has no default Hosting site.', { sites: ok({}) }, consolePage('hosting')],
  ['The project has no web app.', { apps: ok({}) }, settings],
  ['The project has several web apps.', { apps: ok({ apps: [{ appId: 'a' }, { appId: 'b' }] }) }, settings],
  ['"firebase" needs these fields: apiKey.', { appConfig: ok({ projectId: id }) }, settings],
  ['Anonymous sign-in is disabled.', { auth: ok({ signIn: { anonymous: {} } }) }, signInProviders],
  ['There is no Firestore database (default).', { database: missing }, consolePage('firestore')],
  ['is not in Native mode.', { database: ok({ type: 'DATASTORE_MODE' }) }, cloudPage('firestore/databases')],
  ['Billing is disabled', { billing: ok({ projectId: id }) }, consolePage('usage/details')],
  ['The Cloud Billing API is disabled.', { billing: disabled }, billingApi],
  ['SMTP_URL is not enabled.', { secret: ok({ state: 'DISABLED' }) }, secretFix],
  ['mailRequest is deployed, and its secret SMTP_URL is gone.', { secret: missing }, secretFix],
  ['Google does not accept your login.', { database: { status: 401, body: {} } }, login],
  [
    'The Firebase Hosting API gave an unexpected answer: status 503, no message.',
    { sites: { status: 503 } },
    status,
  ],
  ['The Cloud Billing API gave an unexpected answer: status 200', { billing: { status: 200 } }, status],
  // All other checks would fail, too.
  ['for the Firebase Management API (Denied).', { project: denied, database: denied }, iam],
  ['belongs to the project south-cars.', {}, correction, { firebase: { projectId: 'south-cars' } }],
  ['The configuration to build in names emulators.', {}, correction, { firebase, emulators }],
])('reports: %s', async (problem, changes, fix, configured) => {
  google.answer(changes);
  const error = await checkReadiness(id, configured).catch((thrown: Error) => thrown);
  const [sentence, ...others] = (error as Error).message.split('\n');
  expect(sentence).toContain(problem);
  expect(others).toEqual([`  ${fix}`, `✗ ${id} is not ready`]);
});

it('is ready for a first deployment when the APIs of secrets and functions are disabled', async () => {
  google.answer({ secret: disabled, mailer: disabled });
  expect(await checkReadiness(id, undefined)).toMatchObject({ hasMailSecret: false });
});

it.each(['FIREBASE_AUTH_MANAGEMENT_URL', 'FIRESTORE_URL', 'FIREBASE_CLOUDBILLING_URL'])(
  'is not ready when %s cannot be reached',
  async (name) => {
    google.answer({});
    vi.stubEnv(name, 'http://127.0.0.1:2');
    await expect(checkReadiness(id, undefined)).rejects.toThrow('Could not reach http://127.0.0.1:2');
  },
);
