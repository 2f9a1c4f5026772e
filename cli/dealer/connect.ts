import type { Firestore } from 'firebase-admin/firestore';
import { googleAccessToken } from '../googleLogin.ts';
import { CliError, UsageError } from './outcome.ts';

export type DatabaseOptions = {
  /** `HOST:PORT`; empty: the environment's, or the default. */
  emulator?: string;
  project?: string;
};

const defaultEmulator = '127.0.0.1:8080';
const defaultProject = 'demo-showroom';
const answerTimeoutMs = 10_000;

/**
 * Opens the emulated Firestore or a project's. Throws a usage error unless exactly one of them is named, and an error of
 * one line when the emulator does not answer or Google does not accept the credentials.
 */
export async function connect({ emulator, project }: DatabaseOptions): Promise<Firestore> {
  if ((emulator === undefined) === (project === undefined))
    throw new UsageError('Name the database: either --emulator or --project ID');
  const variable = process.env['FIRESTORE_EMULATOR_HOST'];
  if (emulator === undefined) {
    if (variable)
      throw new UsageError(
        `FIRESTORE_EMULATOR_HOST is set to ${variable}, so that everything would be written there. Unset it, or use --emulator`,
      );
    // The Admin SDK would retry for minutes with credentials that do not work.
    await googleAccessToken(project ?? '');
    return open(project ?? '');
  }
  const address = emulator || variable || defaultEmulator;
  await checkEmulator(address);
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  // The emulator needs no credentials, so do not look for those of a Google Cloud machine.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  return open(process.env['GCLOUD_PROJECT'] || defaultProject);
}

/** Imports the Admin SDK only now, because it takes a second to load. */
async function open(projectId: string): Promise<Firestore> {
  const [{ initializeApp }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
  ]);
  // A name of its own, because the caller terminates the database, and the next app of the same name would return it.
  return getFirestore(initializeApp({ projectId }, crypto.randomUUID()));
}

/** The Admin SDK would retry for minutes. */
async function checkEmulator(address: string): Promise<void> {
  if (!/^[^/]+:\d+$/.test(address))
    throw new UsageError(`${address} is not an emulator's address, such as ${defaultEmulator}`);
  const request = { method: 'HEAD', signal: AbortSignal.timeout(answerTimeoutMs) };
  await fetch(`http://${address}`, request).catch(() => {
    throw new CliError(`No emulator answers at ${address}. Start it with npm run emulators`);
  });
}
