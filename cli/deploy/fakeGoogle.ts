import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const projectId = 'north-cars';

export const firebase = {
  apiKey: 'key',
  appId: '1:2:web:3',
  authDomain: `${projectId}.firebaseapp.com`,
  projectId,
};

type Answer = { status: number; body?: unknown };

export const ok = (body: unknown): Answer => ({ status: 200, body });

/** What Google answers for a project that is ready. */
const ready = {
  project: ok({ projectId }),
  apps: ok({ apps: [{ appId: firebase.appId }] }),
  appConfig: ok({ ...firebase, locationId: 'eur3' }),
  sites: ok({
    sites: [
      { name: `projects/${projectId}/sites/other`, type: 'USER_SITE' },
      { name: `projects/${projectId}/sites/north-site`, type: 'DEFAULT_SITE' },
    ],
  }),
  auth: ok({ signIn: { anonymous: { enabled: true } } }),
  database: ok({ type: 'FIRESTORE_NATIVE' }),
  billing: ok({ billingEnabled: true }),
  secret: ok({ state: 'ENABLED' }),
};

export type Resource = keyof typeof ready;
export type Answers = Readonly<Partial<Record<Resource, Answer>>>;

/** The resources by the variable that replaces the API's origin, and the path. */
const addresses: Readonly<Record<string, Resource>> = {
  [`FIREBASE_API_URL/v1beta1/projects/${projectId}`]: 'project',
  [`FIREBASE_API_URL/v1beta1/projects/${projectId}/webApps`]: 'apps',
  [`FIREBASE_API_URL/v1beta1/projects/${projectId}/webApps/1%3A2%3Aweb%3A3/config`]: 'appConfig',
  [`FIREBASE_HOSTING_API_URL/v1beta1/projects/${projectId}/sites?pageSize=100`]: 'sites',
  [`FIREBASE_AUTH_MANAGEMENT_URL/admin/v2/projects/${projectId}/config`]: 'auth',
  [`FIRESTORE_URL/v1/projects/${projectId}/databases/(default)`]: 'database',
  [`FIREBASE_CLOUDBILLING_URL/v1/projects/${projectId}/billingInfo`]: 'billing',
  [`CLOUD_SECRET_MANAGER_URL/v1/projects/${projectId}/secrets/SMTP_URL/versions/latest`]: 'secret',
};

const token = ok({ access_token: 'access-token', expires_in: 3600, token_type: 'Bearer' });

/** Starts a server that issues access tokens, and answers for Google's APIs. */
export async function startFakeGoogle() {
  let answers: Record<Resource, Answer> = ready;
  let asked: Resource[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    const resource = addresses[url.slice(1)];
    const isAllowed =
      headers.authorization === 'Bearer access-token' && headers['x-goog-user-project'] === projectId;
    if (resource) asked.push(resource);
    const answer = url.startsWith('/computeMetadata/') ? token : resource && isAllowed && answers[resource];
    const { status, body } = answer || { status: 500 };
    response.writeHead(status, { 'Content-Type': 'application/json', 'Metadata-Flavor': 'Google' });
    response.end(JSON.stringify(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const variables = new Set(Object.keys(addresses).map((key) => key.split('/')[0] ?? ''));
  return {
    /** What sends the requests of a command to this server. */
    env: {
      GCE_METADATA_HOST: address,
      METADATA_SERVER_DETECTION: 'assume-present',
      GOOGLE_APPLICATION_CREDENTIALS: '',
      HOME: '/nonexistent',
      ...Object.fromEntries([...variables].map((name) => [name, `http://${address}/${name}`])),
    },
    /** Answers from now on for a project that is ready, apart from these changes. */
    answer: (changes: Answers = {}) => {
      answers = { ...ready, ...changes };
      asked = [];
    },
    asked: (): readonly Resource[] => asked,
    stop: () => server.close(),
  };
}
