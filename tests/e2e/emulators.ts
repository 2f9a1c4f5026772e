/** Where this run's emulators and the built site are: `npm run test:e2e` says so in the environment. */
export const emulators = {
  auth: `http://${environment('FIREBASE_AUTH_EMULATOR_HOST')}`,
  firestore: environment('FIRESTORE_EMULATOR_HOST'),
  projectId: environment('GCLOUD_PROJECT'),
};

export const sitePort = environment('SITE_PORT');

/** What a dealer's server answers for /api/tenant-config. */
export const configuration = {
  firebase: {
    apiKey: 'demo-key',
    projectId: emulators.projectId,
    authDomain: `${emulators.projectId}.firebaseapp.com`,
    appId: '1:1234567890:web:showroom',
  },
  emulators: { auth: emulators.auth, firestore: emulators.firestore },
};

function environment(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set; run \`npm run test:e2e\`.`);
  return value;
}
