/** The running emulators, as `firebase emulators:exec` names them in the environment. */
export const emulators = {
  auth: `http://${environment('FIREBASE_AUTH_EMULATOR_HOST')}`,
  firestore: environment('FIRESTORE_EMULATOR_HOST'),
  projectId: environment('GCLOUD_PROJECT'),
};

export type Emulators = typeof emulators;

function environment(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set. Run this through tools/emulators/withEmulators.ts.`);
  return value;
}
