import { decodeFields, decodeList, decodeText } from '../../src/shared/documents/decode.ts';
import { googleAccessToken } from '../googleLogin.ts';

const timeoutMs = 30_000;

/** By host: the API's name and version, and the environment variable that overrides its origin, as in firebase-tools. */
const apis = {
  'firebase.googleapis.com': ['Firebase Management API', 'v1beta1', 'FIREBASE_API_URL'],
  'firebasehosting.googleapis.com': ['Firebase Hosting API', 'v1beta1', 'FIREBASE_HOSTING_API_URL'],
  'identitytoolkit.googleapis.com': ['Identity Toolkit API', 'admin/v2', 'FIREBASE_AUTH_MANAGEMENT_URL'],
  'firestore.googleapis.com': ['Cloud Firestore API', 'v1', 'FIRESTORE_URL'],
  'cloudbilling.googleapis.com': ['Cloud Billing API', 'v1', 'FIREBASE_CLOUDBILLING_URL'],
  'cloudfunctions.googleapis.com': ['Cloud Functions API', 'v2', 'FIREBASE_FUNCTIONS_V2_URL'],
  'secretmanager.googleapis.com': ['Secret Manager API', 'v1', 'CLOUD_SECRET_MANAGER_URL'],
} as const;

type Host = keyof typeof apis;

/** The first deployment enables these. Until then, a project has no functions and no secrets. */
const enabledByDeployment: Host[] = ['cloudfunctions.googleapis.com', 'secretmanager.googleapis.com'];

/** A reason not to deploy a project: a sentence, and below it a console page or a command that fixes it. */
export class SetupProblem extends Error {
  constructor(sentence: string, fix: string) {
    super(`${sentence}\n  ${fix}`);
  }
}

export const cloudPage = (projectId: string, page: string) =>
  `https://console.cloud.google.com/${page}?project=${projectId}`;

/**
 * Reads the fields of a project's resource, or `undefined` when it does not exist. Throws a `SetupProblem` when the API refuses,
 * and another error when it cannot be reached or does not answer within 30 s.
 *
 * @param path The resource below the project, with a slash at the start. Empty: the project itself.
 */
export type Read = (host: Host, path: string) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** Logs in with the application default credentials. The requests count against the project's quota. */
export async function openGoogleApis(projectId: string): Promise<Read> {
  const token = await googleAccessToken(projectId);
  const headers = { Authorization: `Bearer ${token}`, 'X-Goog-User-Project': projectId };
  return async (host, path) => {
    const [, version, originVariable] = apis[host];
    const origin = process.env[originVariable] || `https://${host}`;
    const response = await fetch(`${origin}/${version}/projects/${projectId}${path}`, {
      headers,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new Error(`Could not reach ${origin}`, { cause });
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.status === 200 && typeof body === 'object') return decodeFields(body);
    const problem = decodeProblem(projectId, host, response.status, body);
    if (problem !== undefined) throw problem;
    return undefined;
  };
}

/** Explains an error response. Returns `undefined` when the resource does not exist. */
function decodeProblem(project: string, host: Host, status: number, body: unknown): SetupProblem | undefined {
  if (status === 404) return undefined;
  const error = decodeFields(decodeFields(body)['error']);
  const message = decodeText(error['message']) ?? 'no message';
  const reasons = decodeList(error['details'], (detail) => decodeText(decodeFields(detail)['reason']));
  const [api] = apis[host];
  if (status === 401)
    return new SetupProblem('Google does not accept your login.', 'gcloud auth application-default login');
  if (status !== 403)
    return new SetupProblem(
      `The ${api} gave an unexpected answer: status ${status}, ${message}.`,
      'https://status.firebase.google.com',
    );
  if (reasons.includes('SERVICE_DISABLED')) {
    if (enabledByDeployment.includes(host)) return undefined;
    return new SetupProblem(`The ${api} is disabled.`, cloudPage(project, `apis/library/${host}`));
  }
  const isUnusable = reasons.some((reason) => ['USER_PROJECT_DENIED', 'CONSUMER_INVALID'].includes(reason));
  return new SetupProblem(
    isUnusable
      ? `The project ${project} does not exist, or your account lacks the role Service Usage Consumer on it.`
      : `Your account lacks a permission for the ${api} (${message}).`,
    cloudPage(project, 'iam-admin/iam'),
  );
}
