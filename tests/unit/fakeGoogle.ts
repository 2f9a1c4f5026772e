import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
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

const project = `projects/${projectId}`;
const firebaseProject = `FIREBASE_API_URL/v1beta1/${project}`;
const signIn = { anonymous: { enabled: true } };
const sites = [
  { name: `${project}/sites/other`, type: 'USER_SITE' },
  { name: `${project}/sites/north-site`, type: 'DEFAULT_SITE' },
];

/** For each resource, the variable for the API's origin with the path, and the response for a project that is ready. */
const resources = {
  project: [firebaseProject, { projectId }],
  apps: [`${firebaseProject}/webApps`, { apps: [{ appId: firebase.appId }] }],
  appConfig: [`${firebaseProject}/webApps/1%3A2%3Aweb%3A3/config`, { ...firebase, locationId: 'eur3' }],
  sites: [`FIREBASE_HOSTING_API_URL/v1beta1/${project}/sites?pageSize=100`, { sites }],
  auth: [`FIREBASE_AUTH_MANAGEMENT_URL/admin/v2/${project}/config`, { signIn }],
  database: [`FIRESTORE_URL/v1/${project}/databases/(default)`, { type: 'FIRESTORE_NATIVE' }],
  billing: [`FIREBASE_CLOUDBILLING_URL/v1/${project}/billingInfo`, { billingEnabled: true }],
  secret: [`CLOUD_SECRET_MANAGER_URL/v1/${project}/secrets/SMTP_URL/versions/latest`, { state: 'ENABLED' }],
  mailer: [`FIREBASE_FUNCTIONS_V2_URL/v2/${project}/locations/us-central1/functions/mailRequest`, {}],
} as const;

type Resource = keyof typeof resources;
/** Each entry of a list is the answer to one request. */
export type Answers = Readonly<Partial<Record<Resource, Answer | Answer[]>>>;

const names = Object.keys(resources) as Resource[];
let answers: Answers = {};

function answerTo({ url = '', headers }: IncomingMessage): Answer {
  if (url.startsWith('/computeMetadata/'))
    return ok({ access_token: 'access-token', expires_in: 3600, token_type: 'Bearer' });
  const resource = names.find((name) => `/${resources[name][0]}` === url);
  const isAllowed =
    headers.authorization === 'Bearer access-token' && headers['x-goog-user-project'] === projectId;
  if (resource === undefined || !isAllowed) return { status: 500 };
  const answer = answers[resource];
  return (Array.isArray(answer) ? answer.shift() : answer) ?? ok(resources[resource][1]);
}

const server = createServer((request, response) => {
  const { status, body } = answerTo(request);
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
  /** From now on, answers as for a project that is ready, apart from these changes. */
  answer: (changes: Answers = {}) => {
    answers = changes;
  },
};
