import { connect as openSocket } from 'node:net';
import type { Firestore } from 'firebase-admin/firestore';
import { exitCodes, Refusal } from './exitCodes.ts';

export type Connection = {
  /** `HOST:PORT`; empty: the environment's, or the default. */
  emulator?: string;
  project?: string;
};

const defaultEmulator = '127.0.0.1:8080';
const defaultProject = 'demo-showroom';
const answerTimeoutMs = 3000;

/**
 * Opens the emulated Firestore or a project's. Throws a usage error unless exactly one of them is named, and a refusal
 * when the emulator does not answer or the credentials are missing.
 */
export async function connect({ emulator, project }: Connection): Promise<Firestore> {
  if ((emulator === undefined) === (project === undefined))
    throw new Refusal('Name the database: either --emulator or --project ID', exitCodes.usage);
  const variable = process.env['FIRESTORE_EMULATOR_HOST'];
  if (emulator === undefined) {
    if (variable)
      throw new Refusal(
        `FIRESTORE_EMULATOR_HOST is set to ${variable}, so that everything would be written there. Unset it, or use --emulator`,
        exitCodes.usage,
      );
    await checkCredentials();
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
  return getFirestore(initializeApp({ projectId }));
}

async function checkCredentials(): Promise<void> {
  const { GoogleAuth } = await import('google-auth-library');
  const auth = new GoogleAuth({ scopes: 'https://www.googleapis.com/auth/cloud-platform' });
  await auth.getApplicationDefault().catch((error: Error) => {
    throw new Refusal(
      `No Google credentials: ${error.message}\nRun "gcloud auth application-default login", or set GOOGLE_APPLICATION_CREDENTIALS to the file of a service account`,
    );
  });
}

/** The Admin SDK would retry for minutes. */
function checkEmulator(address: string): Promise<void> {
  const [, host, port] = /^\[?([^\]]+)\]?:(\d+)$/.exec(address) ?? [];
  if (host === undefined)
    throw new Refusal(`${address} is not an emulator's address, such as ${defaultEmulator}`, exitCodes.usage);
  return new Promise((done, fail) => {
    const socket = openSocket({ host, port: Number(port), timeout: answerTimeoutMs });
    const refuse = () => {
      socket.destroy();
      fail(new Refusal(`No emulator answers at ${address}. Start it with npm run emulators`));
    };
    socket.once('connect', () => {
      socket.destroy();
      done();
    });
    socket.once('timeout', refuse);
    socket.once('error', refuse);
  });
}
