import { decodeFields, decodeList, decodeText } from '../../src/shared/documents/decode.ts';
import type { ProjectConfig } from '../../src/shared/projectConfig.ts';
import { decodePublicConfig } from '../../tools/vite/readProjectConfig.ts';
import { cloudPage, openGoogleApis, type Read, SetupProblem } from './googleApis.ts';

/** `site` is the ID of the default Hosting site. `hasMailSecret`: the secret with the settings of a mail server exists. */
export type Readiness = { config: ProjectConfig; site: string; hasMailSecret: boolean };

/** The command that stores the settings of a mail server. */
export const setMailSecret = (project: string) =>
  `npx firebase functions:secrets:set SMTP_URL --project ${project}`;

const consolePage = (project: string, page: string) =>
  `https://console.firebase.google.com/project/${project}/${page}`;

async function requireProject(project: string, read: Read): Promise<void> {
  if (await read('firebase.googleapis.com', '')) return;
  throw new SetupProblem(
    `There is no Firebase project ${project}. Create it, or add Firebase to the Google Cloud project.`,
    'https://console.firebase.google.com/',
  );
}

async function defaultSite(project: string, read: Read): Promise<string> {
  const answer = await read('firebasehosting.googleapis.com', '/sites?pageSize=100');
  const [site] = decodeList(answer?.['sites'], (raw) => {
    const { name, type } = decodeFields(raw);
    return type === 'DEFAULT_SITE' ? decodeText(name)?.split('/').at(-1) : undefined;
  });
  if (site === undefined)
    throw new SetupProblem('The project has no default Hosting site.', consolePage(project, 'hosting'));
  return site;
}

/** The given configuration, or that of the project's only web app, without unneeded fields. */
async function findConfig(
  project: string,
  configured: ProjectConfig | undefined,
  read: Read,
): Promise<ProjectConfig> {
  if (configured !== undefined) return requireOwnConfig(project, configured);
  const settings = consolePage(project, 'settings/general');
  const answer = await read('firebase.googleapis.com', '/webApps');
  const [appId, ...others] = decodeList(answer?.['apps'], (app) => decodeText(decodeFields(app)['appId']));
  if (appId === undefined) throw new SetupProblem('The project has no web app.', settings);
  if (others.length > 0)
    throw new SetupProblem(
      'The project has several web apps. Put the configuration of one of them into tenant-config.json.',
      settings,
    );
  const config = await read('firebase.googleapis.com', `/webApps/${encodeURIComponent(appId)}/config`);
  const fields = ['apiKey', 'appId', 'authDomain', 'projectId'].map((name) => [name, config?.[name]]);
  try {
    return decodePublicConfig({ firebase: Object.fromEntries(fields) });
  } catch (error) {
    throw new SetupProblem(
      `The web app's configuration is incomplete. ${(error as Error).message}.`,
      settings,
    );
  }
}

/** Returns the configuration from TENANT_CONFIG or tenant-config.json. Throws a `SetupProblem` when it is not the project's. */
export function requireOwnConfig(project: string, configured: ProjectConfig): ProjectConfig {
  const { firebase, emulators } = configured;
  const fix = 'Correct TENANT_CONFIG or tenant-config.json, or remove it.';
  if (firebase['projectId'] !== project)
    throw new SetupProblem(`The configuration belongs to the project ${String(firebase['projectId'])}.`, fix);
  if (emulators !== undefined) throw new SetupProblem('The configuration to build in names emulators.', fix);
  return configured;
}

async function requireAnonymousSignIn(project: string, read: Read): Promise<void> {
  // Without any configuration yet, the API returns 404.
  const config = await read('identitytoolkit.googleapis.com', '/config');
  if (decodeFields(decodeFields(config?.['signIn'])['anonymous'])['enabled'] === true) return;
  throw new SetupProblem('Anonymous sign-in is disabled.', consolePage(project, 'authentication/providers'));
}

async function requireDatabase(project: string, read: Read): Promise<void> {
  const database = await read('firestore.googleapis.com', '/databases/(default)');
  if (database === undefined)
    throw new SetupProblem('There is no Firestore database (default).', consolePage(project, 'firestore'));
  if (database['type'] !== 'FIRESTORE_NATIVE')
    throw new SetupProblem(
      'The Firestore database (default) is not in Native mode.',
      cloudPage(project, 'firestore/databases'),
    );
}

async function requireBilling(project: string, read: Read): Promise<void> {
  const billing = await read('cloudbilling.googleapis.com', '/billingInfo');
  if (billing?.['billingEnabled'] === true) return;
  throw new SetupProblem(
    'Billing is disabled: the function needs the Blaze plan.',
    consolePage(project, 'usage/details'),
  );
}

/** Whether the secret exists. Throws if it was disabled or deleted, because requests would not be emailed. */
export async function checkMailSecret(project: string, read: Read): Promise<boolean> {
  const version = await read('secretmanager.googleapis.com', '/secrets/SMTP_URL/versions/latest');
  if (version?.['state'] === 'ENABLED') return true;
  const fix = setMailSecret(project);
  if (version !== undefined)
    throw new SetupProblem('The newest version of the secret SMTP_URL is not enabled.', fix);
  const mailer = '/locations/us-central1/functions/mailRequest';
  if (await read('cloudfunctions.googleapis.com', mailer))
    throw new SetupProblem('The function mailRequest is deployed, and its secret SMTP_URL is gone.', fix);
  return false;
}

/**
 * Checks everything that a deployment needs. Throws one error with all problems. If the project cannot be read, reports only
 * that, because all other checks would fail, too.
 *
 * @param configured The configuration from TENANT_CONFIG or tenant-config.json. Without one, the web app's is used.
 */
export async function checkReadiness(
  project: string,
  configured: ProjectConfig | undefined,
): Promise<Readiness> {
  const read = await openGoogleApis(project);
  const problems: string[] = [];
  const notReady = () => new Error([...problems, `${project} is not ready`].join('\n✗ '));
  const attempt = <Result>(check: Promise<Result>) =>
    check.catch((error: unknown) => {
      if (!(error instanceof SetupProblem)) throw error;
      problems.push(error.message);
      return undefined;
    });
  await attempt(requireProject(project, read));
  if (problems.length > 0) throw notReady();
  const config = await attempt(findConfig(project, configured, read));
  const site = await attempt(defaultSite(project, read));
  await attempt(requireAnonymousSignIn(project, read));
  await attempt(requireDatabase(project, read));
  await attempt(requireBilling(project, read));
  const hasMailSecret = await attempt(checkMailSecret(project, read));
  if (config === undefined || site === undefined || hasMailSecret === undefined || problems.length > 0)
    throw notReady();
  return { config, site, hasMailSecret };
}
