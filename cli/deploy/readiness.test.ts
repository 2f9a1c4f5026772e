import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Answers, firebase, google, ok, projectId as id } from './fakeGoogle.ts';
import { checkReadiness } from './readiness.ts';

const missing = { status: 404, body: { error: { code: 404, message: 'Not found', status: 'NOT_FOUND' } } };
const denied = { status: 403, body: { error: { code: 403, message: 'Denied' } } };
const deniedFor = (reason: string) => ({
  status: 403,
  body: { error: { code: 403, message: 'Denied', details: [{ '@type': 'ErrorInfo', reason }] } },
});
const disabled = deniedFor('SERVICE_DISABLED');

for (const [name, value] of Object.entries(google.env)) vi.stubEnv(name, value);
afterAll(() => vi.unstubAllEnvs());

/** The problems of a project with these answers. Each is a sentence and its fix. */
async function problemsWith(changes: Answers, configured?: Parameters<typeof checkReadiness>[1]) {
  google.answer(changes);
  const error = await checkReadiness(id, configured).catch((thrown: Error) => thrown);
  if (!(error instanceof Error)) return [];
  const problems = error.message.split('\n✗ ');
  expect(problems.pop()).toBe(`${id} is not ready`);
  return problems.map((problem) => problem.split('\n  '));
}

const consolePage = (path: string) => `https://console.firebase.google.com/project/${id}/${path}`;
const settings = consolePage('settings/general');
const signInProviders = consolePage('authentication/providers');
const cloudPage = (path: string) => `https://console.cloud.google.com/${path}?project=${id}`;
const iam = cloudPage('iam-admin/iam');
const billingApi = cloudPage('apis/library/cloudbilling.googleapis.com');
const login = 'gcloud auth application-default login';
const secretFix = `npx firebase functions:secrets:set SMTP_URL --project ${id}`;
const status = 'https://status.firebase.google.com';

describe('checkReadiness', () => {
  it.each<[string, Answers, string]>([
    [`There is no Firebase project ${id}.`, { project: missing }, 'https://console.firebase.google.com/'],
    ['lacks the role Service Usage Consumer', { project: deniedFor('USER_PROJECT_DENIED') }, iam],
    ['The project has no default Hosting site.', { sites: ok({}) }, consolePage('hosting')],
    ['The project has no web app.', { apps: ok({}) }, settings],
    ['The project has several web apps.', { apps: ok({ apps: [{ appId: 'a' }, { appId: 'b' }] }) }, settings],
    ['"firebase" needs these fields: apiKey.', { appConfig: ok({ projectId: id }) }, settings],
    ['Anonymous sign-in is disabled.', { auth: ok({ signIn: { anonymous: {} } }) }, signInProviders],
    ['Anonymous sign-in is disabled.', { auth: missing }, signInProviders],
    ['There is no Firestore database (default).', { database: missing }, consolePage('firestore')],
    [
      'is not in Native mode.',
      { database: ok({ type: 'DATASTORE_MODE' }) },
      cloudPage('firestore/databases'),
    ],
    ['Billing is disabled', { billing: ok({ projectId: id }) }, consolePage('usage/details')],
    ['The Cloud Billing API is disabled.', { billing: disabled }, billingApi],
    ['Your account lacks a permission for the Identity Toolkit API (Denied).', { auth: denied }, iam],
    ['Your account lacks a permission for the Secret Manager API (Denied).', { secret: denied }, iam],
    ['SMTP_URL is not enabled.', { secret: ok({ state: 'DISABLED' }) }, secretFix],
    ['mailRequest is deployed, and its secret SMTP_URL is gone.', { secret: missing }, secretFix],
    ['Google does not accept your login.', { database: { status: 401, body: {} } }, login],
    ['The Firebase Hosting API gave an unexpected answer: status 503', { sites: { status: 503 } }, status],
    ['The Cloud Firestore API gave an unexpected answer', { database: { status: 200 } }, status],
  ])('reports: %s', async (message, changes, fix) => {
    expect(await problemsWith(changes)).toEqual([[expect.stringContaining(message), fix]]);
  });

  it('is ready for a first deployment when the APIs of secrets and functions are disabled', async () => {
    google.answer({ secret: disabled, mailer: disabled });
    expect(await checkReadiness(id, undefined)).toMatchObject({ hasMailSecret: false });
  });

  it('reports an unreadable project with a single problem', async () => {
    expect(await problemsWith({ project: denied, database: denied })).toEqual([
      ['Your account lacks a permission for the Firebase Management API (Denied).', iam],
    ]);
  });

  const emulators = { auth: 'http://127.0.0.1:9099', firestore: '127.0.0.1:8080' };
  it.each([
    [{ firebase: { projectId: 'south-cars' } }, 'belongs to the project south-cars.'],
    [{ firebase, emulators }, 'names emulators.'],
  ])('refuses the given configuration %j', async (config, message) => {
    expect(await problemsWith({}, config)).toEqual([
      [`The configuration to build in ${message}`, expect.stringContaining('Correct TENANT_CONFIG')],
    ]);
  });
});
