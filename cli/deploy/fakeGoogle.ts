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

const site = (name: string, type: string) => ({ name: `projects/${projectId}/sites/${name}`, type });
const project = `projects/${projectId}`;

/** For each resource, the variable for the API's origin with the path, and the response for a project that is ready. */
const resources = {
  project: [`FIREBASE_API_URL/v1beta1/${project}`, { projectId }],
  apps: [`FIREBASE_API_URL/v1beta1/${project}/webApps`, { apps: [{ appId: firebase.appId }] }],
  appConfig: [
    `FIREBASE_API_URL/v1beta1/${project}/webApps/1%3A2%3Aweb%3A3/config`,
    { ...firebase, locationId: 'eur3' },
  ],
  sites: [
    `FIREBASE_HOSTING_API_URL/v1beta1/${project}/sites?pageSize=100`,
    { sites: [site('other', 'USER_SITE'), site('north-site', 'DEFAULT_SITE')] },
  ],
  auth: [
    `FIREBASE_AUTH_MANAGEMENT_URL/admin/v2/${project}/config`,
    { signIn: { anonymous: { enabled: true } } },
  ],
  database: [`FIRESTORE_URL/v1/${project}/databases/(default)`, { type: 'FIRESTORE_NATIVE' }],
  billing: [`FIREBASE_CLOUDBILLING_URL/v1/${project}/billingInfo`, { billingEnabled: true }],
  secret: [`CLOUD_SECRET_MANAGER_URL/v1/${project}/secrets/SMTP_URL/versions/latest`, { state: 'ENABLED' }],
  mailer: [
    `FIREBASE_FUNCTIONS_V2_URL/v2/${project}/locations/us-central1/functions/mailRequest`,
    { state: 'ACTIVE' },
  ],
} as const;

type Resource = keyof typeof resources;
/** Each entry of a list is the answer to one request. */
export type Answers = Readonly<Partial<Record<Resource, Answer | Answer[]>>>;

const names = Object.keys(resources) as Resource[];

const token = ok({ access_token: 'access-token', expires_in: 3600, token_type: 'Bearer' });

let answers: Answers = {};
const server = createServer(({ url = '', headers }, response) => {
  const resource = names.find((name) => `/${resources[name][0]}` === url);
  const isAllowed =
    headers.authorization === 'Bearer access-token' && headers['x-goog-user-project'] === projectId;
  const given = resource && answers[resource];
  const change = Array.isArray(given) ? given.shift() : given;
  const answer = resource && isAllowed ? (change ?? ok(resources[resource][1])) : { status: 500 };
  const { status, body } = url.startsWith('/computeMetadata/') ? token : answer;
  response.writeHead(status, { 'Content-Type': 'application/json', 'Metadata-Flavor': 'Google' });
  response.end(JSON.stringify(body));
});
await once(server.listen(0, '127.0.0.1').unref(), 'listening');

const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
const origins = names.map((name) => resources[name][0].split('/')[0] ?? '');

/** A server that issues access tokens and fakes Google's APIs. */
export const google = {
  /** The environment that sends a command's requests to this server. */
  env: {
    GCE_METADATA_HOST: address,
    METADATA_SERVER_DETECTION: 'assume-present',
    GOOGLE_APPLICATION_CREDENTIALS: '',
    HOME: '/nonexistent',
    ...Object.fromEntries(origins.map((name) => [name, `http://${address}/${name}`])),
  },
  /** Answers from now on for a project that is ready, apart from these changes. */
  answer: (changes: Answers = {}) => {
    answers = changes;
  },
};
