import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ApiHost, checkReadiness, type Get } from './readiness.ts';

const id = 'north-cars';
const firebase = { apiKey: 'key', appId: '1:2:web:3', authDomain: `${id}.firebaseapp.com`, projectId: id };

const paths = {
  project: `firebase.googleapis.com/v1beta1/projects/${id}`,
  apps: `firebase.googleapis.com/v1beta1/projects/${id}/webApps`,
  appConfig: `firebase.googleapis.com/v1beta1/projects/${id}/webApps/1%3A2%3Aweb%3A3/config`,
  sites: `firebasehosting.googleapis.com/v1beta1/projects/${id}/sites?pageSize=100`,
  auth: `identitytoolkit.googleapis.com/admin/v2/projects/${id}/config`,
  database: `firestore.googleapis.com/v1/projects/${id}/databases/(default)`,
  billing: `cloudbilling.googleapis.com/v1/projects/${id}/billingInfo`,
  secret: `secretmanager.googleapis.com/v1/projects/${id}/secrets/SMTP_URL/versions/latest`,
};

type Resource = keyof typeof paths;
type Answers = Readonly<Record<Resource, { status: number; body: unknown }>>;

const ok = (body: unknown) => ({ status: 200, body });
const missing = { status: 404, body: { error: { code: 404, message: 'Not found', status: 'NOT_FOUND' } } };
const denied = { status: 403, body: { error: { code: 403, message: 'Denied' } } };
const deniedFor = (reason: string) => ({
  status: 403,
  body: { error: { code: 403, message: 'Denied', details: [{ '@type': 'ErrorInfo', reason }] } },
});
const disabled = deniedFor('SERVICE_DISABLED');

const ready: Answers = {
  project: ok({ projectId: id }),
  apps: ok({ apps: [{ appId: firebase.appId }] }),
  appConfig: ok({ ...firebase, locationId: 'eur3' }),
  sites: ok({
    sites: [
      { name: `projects/${id}/sites/other`, type: 'USER_SITE' },
      { name: `projects/${id}/sites/north-site`, type: 'DEFAULT_SITE' },
    ],
  }),
  auth: ok({ signIn: { anonymous: { enabled: true } } }),
  database: ok({ type: 'FIRESTORE_NATIVE' }),
  billing: ok({ billingEnabled: true }),
  secret: ok({ state: 'ENABLED' }),
};

function apisWith(changes: Partial<Answers>): Get {
  const answers = { ...ready, ...changes };
  const byAddress = new Map(Object.entries(paths).map(([name, path]) => [path, answers[name as Resource]]));
  return async (host, path) => {
    const answer = byAddress.get(host + path);
    if (answer === undefined) throw new Error(`Unexpected request: ${host}${path}`);
    return answer;
  };
}

/** The problems of a project whose APIs give these answers, each with what fixes it. */
async function problemsWith(changes: Partial<Answers>): Promise<string[][]> {
  const readiness = await checkReadiness(id, undefined, apisWith(changes));
  return readiness.isReady ? [] : readiness.problems.map(({ message, fix }) => [message, fix]);
}

const consolePage = (path: string) => `https://console.firebase.google.com/project/${id}/${path}`;
const settings = consolePage('settings/general');
const signInProviders = consolePage('authentication/providers');
const iam = `https://console.cloud.google.com/iam-admin/iam?project=${id}`;
const status = 'https://status.firebase.google.com';

describe('checkReadiness', () => {
  it('returns the default site and the public fields of the web app', async () => {
    const readiness = await checkReadiness(id, undefined, apisWith({}));
    expect(readiness).toEqual({ isReady: true, site: 'north-site', config: { firebase }, canMail: true });
  });

  it.each<[string, Partial<Answers>, string]>([
    [
      `There is no Firebase project ${id}. Create it, or add Firebase to the Google Cloud project.`,
      { project: missing },
      'https://console.firebase.google.com/',
    ],
    [
      `The project ${id} does not exist, or your account lacks the role Service Usage Consumer on it.`,
      { project: deniedFor('USER_PROJECT_DENIED') },
      iam,
    ],
    ['The project has no default Hosting site.', { sites: ok({}) }, consolePage('hosting')],
    ['The project has no web app.', { apps: ok({}) }, settings],
    [
      'The project has several web apps. Put the configuration of one of them into tenant-config.json.',
      { apps: ok({ apps: [{ appId: 'a' }, { appId: 'b' }] }) },
      settings,
    ],
    [
      'The web app\'s configuration is incomplete. "firebase" needs these fields: apiKey.',
      { appConfig: ok({ projectId: id }) },
      settings,
    ],
    ['Anonymous sign-in is disabled.', { auth: ok({ signIn: { anonymous: {} } }) }, signInProviders],
    ['Anonymous sign-in is disabled.', { auth: missing }, signInProviders],
    ['There is no Firestore database (default).', { database: missing }, consolePage('firestore')],
    [
      'The Firestore database (default) is not in Native mode.',
      { database: ok({ type: 'DATASTORE_MODE' }) },
      `https://console.cloud.google.com/firestore/databases?project=${id}`,
    ],
    [
      'Billing is disabled: the function needs the Blaze plan.',
      { billing: ok({ projectId: id }) },
      consolePage('usage/details'),
    ],
    [
      'The Cloud Billing API is disabled.',
      { billing: disabled },
      `https://console.cloud.google.com/apis/library/cloudbilling.googleapis.com?project=${id}`,
    ],
    ['Your account lacks a permission for the Identity Toolkit API (Denied).', { auth: denied }, iam],
    ['Your account lacks a permission for the Secret Manager API (Denied).', { secret: denied }, iam],
    [
      'Google does not accept your login.',
      { database: { status: 401, body: {} } },
      'gcloud auth application-default login',
    ],
    [
      'The Firebase Hosting API gave an unexpected answer: status 503, no message.',
      { sites: { status: 503, body: undefined } },
      status,
    ],
    [
      'The Cloud Firestore API gave an unexpected answer: status 200, no message.',
      { database: ok(undefined) },
      status,
    ],
  ])('reports: %s', async (message, changes, fix) => {
    expect(await problemsWith(changes)).toEqual([[message, fix]]);
  });

  it.each([
    ['does not exist', missing],
    ['is disabled', ok({ state: 'DISABLED' })],
    ['belongs to an API that is disabled', disabled],
  ])('is ready without mails when the secret %s', async (_, secret) => {
    expect(await checkReadiness(id, undefined, apisWith({ secret }))).toMatchObject({ canMail: false });
  });

  it('reports all problems at once', async () => {
    const problems = await problemsWith({
      apps: ok({}),
      sites: ok({}),
      auth: disabled,
      database: missing,
      billing: denied,
    });
    expect(problems.map(([message]) => message)).toEqual([
      'The project has no web app.',
      'The project has no default Hosting site.',
      'The Identity Toolkit API is disabled.',
      'There is no Firestore database (default).',
      'Your account lacks a permission for the Cloud Billing API (Denied).',
    ]);
  });

  it('reports a project that it may not read only once', async () => {
    const everythingDenied = Object.fromEntries(Object.keys(paths).map((name) => [name, denied]));
    expect(await problemsWith(everythingDenied)).toEqual([
      ['Your account lacks a permission for the Firebase Management API (Denied).', iam],
    ]);
  });

  it('uses the given configuration without looking for a web app', async () => {
    const config = { firebase: { apiKey: 'own', projectId: id } };
    const readiness = await checkReadiness(id, config, apisWith({ apps: missing }));
    expect(readiness).toMatchObject({ isReady: true, site: 'north-site', config });
  });

  it.each([
    [
      'of another project',
      { firebase: { apiKey: 'key', projectId: 'south-cars' } },
      'The configuration to build in belongs to the project south-cars.',
    ],
    [
      'that names emulators',
      { firebase, emulators: { auth: 'http://127.0.0.1:9099', firestore: '127.0.0.1:8080' } },
      'The configuration to build in names emulators.',
    ],
  ])('refuses a given configuration %s', async (_, config, message) => {
    const readiness = await checkReadiness(id, config, apisWith({}));
    expect(readiness).toMatchObject({ isReady: false, problems: [{ message }] });
  });

  it('rejects when an API cannot be reached', async () => {
    const get: Get = async (host: ApiHost) => {
      throw new Error(`Could not reach ${host}`);
    };
    await expect(checkReadiness(id, undefined, get)).rejects.toThrow(
      'Could not reach firebase.googleapis.com',
    );
  });

  it('never takes a malformed answer for a ready project', async () => {
    const body = fc.oneof(
      fc.anything(),
      fc.dictionary(fc.constantFrom('apps', 'sites', 'type', 'signIn'), fc.anything()),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...(Object.keys(paths) as Resource[])),
        body,
        async (resource, raw) => {
          fc.pre(resource !== 'project' && resource !== 'secret');
          expect(await problemsWith({ [resource]: ok(raw) })).toHaveLength(1);
        },
      ),
    );
  });
});
