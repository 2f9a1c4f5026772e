import { clientConfiguration } from '../../scripts/clientConfiguration.ts';

/** Addresses of the emulators, set by `npm run test:e2e`. */
export const emulators = {
  auth: `http://${environment('FIREBASE_AUTH_EMULATOR_HOST')}`,
  firestore: environment('FIRESTORE_EMULATOR_HOST'),
  projectId: environment('GCLOUD_PROJECT'),
};

export const sitePort = environment('SITE_PORT');

/** Paths that the site's server proxies to the emulators, so that the content security policy applies unchanged. */
export const emulatorPaths = [
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/google.firestore.v1.Firestore/',
  '/v1/projects/',
] as const;

/** The response of /api/tenant-config for a host name. */
export const configurationAt = (host: string) =>
  clientConfiguration({
    auth: `http://${host}:${sitePort}`,
    firestore: `${host}:${sitePort}`,
    projectId: emulators.projectId,
  });

function environment(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set; run \`npm run test:e2e\`.`);
  return value;
}
