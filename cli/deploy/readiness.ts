import { fieldsOf, listOf, textOf } from '../../src/data/decode.ts';
import type { TenantConfig } from '../../src/data/firebase/tenantConfig.ts';
import { decodePublicConfig } from '../../tools/vite/readTenantConfig.ts';

const apiNames = {
  'firebase.googleapis.com': 'Firebase Management API',
  'firebasehosting.googleapis.com': 'Firebase Hosting API',
  'identitytoolkit.googleapis.com': 'Identity Toolkit API',
  'firestore.googleapis.com': 'Cloud Firestore API',
  'cloudbilling.googleapis.com': 'Cloud Billing API',
  'secretmanager.googleapis.com': 'Secret Manager API',
};

export type ApiHost = keyof typeof apiNames;

/** Sends one GET request to a Google API. `body` is the decoded JSON, or `undefined` if the response is not JSON. */
export type Get = (host: ApiHost, path: string) => Promise<{ status: number; body: unknown }>;

/** The message is one sentence about the project. `fix` is a console page's URL or a command. */
export class Problem extends Error {
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}

class DisabledApi extends Problem {}

/**
 * `site` is the ID of the default Hosting site. `canMail`: there is a secret with the settings of a mail server, without which
 * firebase-tools would not deploy the function that mails requests.
 */
export type Readiness =
  | { isReady: true; config: TenantConfig; site: string; canMail: boolean }
  | { isReady: false; problems: readonly Problem[] };

type Fields = Readonly<Record<string, unknown>>;

/** Reads a resource's fields, or `undefined` when it does not exist. Throws a `Problem` when it cannot be read. */
type Read = (host: ApiHost, path: string) => Promise<Fields | undefined>;

const consolePage = (projectId: string, page: string) =>
  `https://console.firebase.google.com/project/${projectId}/${page}`;

const cloudPage = (projectId: string, page: string) =>
  `https://console.cloud.google.com/${page}?project=${projectId}`;

function refusal(projectId: string, host: ApiHost, status: number, body: unknown): Problem {
  const error = fieldsOf(fieldsOf(body)['error']);
  const message = textOf(error['message']) ?? 'no message';
  const reasons = listOf(error['details'], (detail) => textOf(fieldsOf(detail)['reason']));
  const api = apiNames[host];
  if (status === 401)
    return new Problem('Google does not accept your login.', 'gcloud auth application-default login');
  if (status !== 403)
    return new Problem(
      `The ${api} gave an unexpected answer: status ${status}, ${message}.`,
      'https://status.firebase.google.com',
    );
  if (reasons.includes('SERVICE_DISABLED'))
    return new DisabledApi(`The ${api} is disabled.`, cloudPage(projectId, `apis/library/${host}`));
  const isUnusable = reasons.some((reason) => ['USER_PROJECT_DENIED', 'CONSUMER_INVALID'].includes(reason));
  return new Problem(
    isUnusable
      ? `The project ${projectId} does not exist, or your account lacks the role Service Usage Consumer on it.`
      : `Your account lacks a permission for the ${api} (${message}).`,
    cloudPage(projectId, 'iam-admin/iam'),
  );
}

const readerOf =
  (projectId: string, get: Get): Read =>
  async (host, path) => {
    const { status, body } = await get(host, path);
    if (status === 404) return undefined;
    if (status !== 200 || typeof body !== 'object') throw refusal(projectId, host, status, body);
    return fieldsOf(body);
  };

async function requireProject(projectId: string, read: Read): Promise<void> {
  if (await read('firebase.googleapis.com', `/v1beta1/projects/${projectId}`)) return;
  throw new Problem(
    `There is no Firebase project ${projectId}. Create it, or add Firebase to the Google Cloud project.`,
    'https://console.firebase.google.com/',
  );
}

async function defaultSite(projectId: string, read: Read): Promise<string> {
  const answer = await read(
    'firebasehosting.googleapis.com',
    `/v1beta1/projects/${projectId}/sites?pageSize=100`,
  );
  const [site] = listOf(answer?.['sites'], (raw) => {
    const { name, type } = fieldsOf(raw);
    return type === 'DEFAULT_SITE' ? textOf(name)?.split('/').at(-1) : undefined;
  });
  if (site === undefined)
    throw new Problem('The project has no default Hosting site.', consolePage(projectId, 'hosting'));
  return site;
}

/** The configuration of the project's only web app, reduced to the fields that the site needs. */
async function webAppConfig(projectId: string, read: Read): Promise<TenantConfig> {
  const settings = consolePage(projectId, 'settings/general');
  const apps = `/v1beta1/projects/${projectId}/webApps`;
  const answer = await read('firebase.googleapis.com', apps);
  const [appId, ...others] = listOf(answer?.['apps'], (app) => textOf(fieldsOf(app)['appId']));
  if (appId === undefined) throw new Problem('The project has no web app.', settings);
  if (others.length > 0)
    throw new Problem(
      'The project has several web apps. Put the configuration of one of them into tenant-config.json.',
      settings,
    );
  const config = await read('firebase.googleapis.com', `${apps}/${encodeURIComponent(appId)}/config`);
  const fields = ['apiKey', 'appId', 'authDomain', 'projectId'].map((name) => [name, config?.[name]]);
  try {
    return decodePublicConfig({ firebase: Object.fromEntries(fields) });
  } catch (error) {
    throw new Problem(`The web app's configuration is incomplete. ${(error as Error).message}.`, settings);
  }
}

/** The configuration to build in: the given one, or that of the web app. */
async function configToBuildIn(
  projectId: string,
  configured: TenantConfig | undefined,
  read: Read,
): Promise<TenantConfig> {
  if (configured === undefined) return webAppConfig(projectId, read);
  const { firebase, emulators } = configured;
  const fix = 'Correct TENANT_CONFIG or tenant-config.json, or remove it.';
  if (firebase['projectId'] !== projectId)
    throw new Problem(
      `The configuration to build in belongs to the project ${String(firebase['projectId'])}.`,
      fix,
    );
  if (emulators !== undefined) throw new Problem('The configuration to build in names emulators.', fix);
  return configured;
}

async function requireAnonymousSignIn(projectId: string, read: Read): Promise<void> {
  // Without any configuration yet, the API returns 404.
  const config = await read('identitytoolkit.googleapis.com', `/admin/v2/projects/${projectId}/config`);
  if (fieldsOf(fieldsOf(config?.['signIn'])['anonymous'])['enabled'] === true) return;
  throw new Problem('Anonymous sign-in is disabled.', consolePage(projectId, 'authentication/providers'));
}

async function requireDatabase(projectId: string, read: Read): Promise<void> {
  const database = await read('firestore.googleapis.com', `/v1/projects/${projectId}/databases/(default)`);
  if (database === undefined)
    throw new Problem('There is no Firestore database (default).', consolePage(projectId, 'firestore'));
  if (database['type'] !== 'FIRESTORE_NATIVE')
    throw new Problem(
      'The Firestore database (default) is not in Native mode.',
      cloudPage(projectId, 'firestore/databases'),
    );
}

async function requireBilling(projectId: string, read: Read): Promise<void> {
  const billing = await read('cloudbilling.googleapis.com', `/v1/projects/${projectId}/billingInfo`);
  if (billing?.['billingEnabled'] === true) return;
  throw new Problem(
    'Billing is disabled: the function needs the Blaze plan.',
    consolePage(projectId, 'usage/details'),
  );
}

async function hasMailSettings(projectId: string, read: Read): Promise<boolean> {
  try {
    const version = await read(
      'secretmanager.googleapis.com',
      `/v1/projects/${projectId}/secrets/SMTP_URL/versions/latest`,
    );
    return version?.['state'] === 'ENABLED';
  } catch (error) {
    // A project without secrets.
    if (error instanceof DisabledApi) return false;
    throw error;
  }
}

function asProblem(reason: unknown): Problem {
  if (reason instanceof Problem) return reason;
  throw reason;
}

/**
 * Checks everything that a deployment needs, and collects all problems. A project that cannot be read is the only
 * problem, because it makes every other check fail too. Rejects when Google cannot be reached.
 *
 * @param configured The configuration from TENANT_CONFIG or tenant-config.json. Without one, the web app's is used.
 */
export async function checkReadiness(
  projectId: string,
  configured: TenantConfig | undefined,
  get: Get,
): Promise<Readiness> {
  const read = readerOf(projectId, get);
  try {
    await requireProject(projectId, read);
  } catch (error) {
    return { isReady: false, problems: [asProblem(error)] };
  }
  const checks = await Promise.allSettled([
    configToBuildIn(projectId, configured, read),
    defaultSite(projectId, read),
    requireAnonymousSignIn(projectId, read),
    requireDatabase(projectId, read),
    requireBilling(projectId, read),
    hasMailSettings(projectId, read),
  ]);
  const problems = checks.flatMap((check) => (check.status === 'rejected' ? [asProblem(check.reason)] : []));
  const [config, site, , , , canMail] = checks;
  if (
    config.status === 'rejected' ||
    site.status === 'rejected' ||
    canMail.status === 'rejected' ||
    problems.length > 0
  )
    return { isReady: false, problems };
  return { isReady: true, config: config.value, site: site.value, canMail: canMail.value };
}
