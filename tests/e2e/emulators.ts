import { clientConfiguration } from '../../scripts/clientConfiguration.ts';

/** Where this run's emulators and the built site are: `npm run test:e2e` says so in the environment. */
export const emulators = {
  auth: `http://${environment('FIREBASE_AUTH_EMULATOR_HOST')}`,
  firestore: environment('FIRESTORE_EMULATOR_HOST'),
  projectId: environment('GCLOUD_PROJECT'),
};

export const sitePort = environment('SITE_PORT');

/** Where the site's own server passes on to the emulators, so that the page's policies hold as for visitors. */
export const emulatorPaths = [
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/google.firestore.v1.Firestore/',
  '/v1/projects/',
] as const;

/** What a dealer's server, at that host name, answers for /api/tenant-config. */
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
