import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { googleAccessToken } from '../googleLogin.ts';
import { CliError, UsageError } from './outcome.ts';

export type DatabaseOptions = {
  /** `HOST:PORT`; `true`: FIRESTORE_EMULATOR_HOST, or the default. */
  emulator?: string | true;
  project?: string;
};

const defaultEmulator = '127.0.0.1:8080';
const defaultProject = 'demo-showroom';
const responseTimeoutMs = 10_000;

/** Returns `HOST:PORT`. Throws a usage error for anything else, such as a host after an omitted address. */
export function parseEmulator(typed: string): string {
  if (/^[^/]+:\d+$/.test(typed)) return typed;
  throw new UsageError(
    `${typed} is not an emulator's address, such as ${defaultEmulator}. Without an address, write --emulator last`,
  );
}

/** Opens Firestore in a project or the emulator. Throws a one-line error if it does not respond or rejects the credentials. */
export async function connect({ emulator, project }: DatabaseOptions): Promise<Firestore> {
  const variable = process.env['FIRESTORE_EMULATOR_HOST'];
  if (project !== undefined && emulator === undefined) {
    if (variable)
      throw new UsageError(
        `FIRESTORE_EMULATOR_HOST is set to ${variable}, so everything would be written there. Unset it, or use --emulator`,
      );
    // With invalid credentials, the Admin SDK would retry for minutes.
    await googleAccessToken(project);
    return open(project);
  }
  if (emulator === undefined || project !== undefined)
    throw new UsageError('Name the database: either --emulator or --project ID');
  const address = emulator === true ? variable || defaultEmulator : emulator;
  await requireEmulator(address);
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  // The emulator needs no credentials, so do not look for those of a Google Cloud machine.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  // gRPC would connect through the proxy that http_proxy names, even to this machine.
  process.env['no_grpc_proxy'] = address.replace(/:\d+$/, '');
  return open(process.env['GCLOUD_PROJECT'] || defaultProject);
}

// Apps of the same name share a database. Each call needs its own, because the caller terminates it.
const open = (projectId: string) => getFirestore(initializeApp({ projectId }, crypto.randomUUID()));

/** Without an emulator, the Admin SDK would retry for minutes. */
async function requireEmulator(address: string): Promise<void> {
  const request = { method: 'HEAD', signal: AbortSignal.timeout(responseTimeoutMs) };
  await fetch(`http://${address}`, request).catch(() => {
    throw new CliError(`No emulator responds at ${address}. Start it with npm run emulators`);
  });
}
