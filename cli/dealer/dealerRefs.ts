import type { Firestore } from 'firebase-admin/firestore';
import * as paths from '../../src/shared/documents/paths.ts';
import { tenantFromHost } from '../../src/shared/documents/tenant.ts';
import { decodeTimeZone } from '../../src/shared/documents/timeZone.ts';
import { CliError } from './outcome.ts';
import type { Terminal } from './terminal.ts';

/** References to a tenant's documents and collections. */
export function tenantRefs(database: Firestore, tenant: string) {
  return {
    tenant: database.doc(`tenants/${tenant}`),
    metadata: database.doc(paths.metadataPath(tenant)),
    marker: database.doc(paths.inventoryPath(tenant)),
    settings: database.doc(paths.settingsPath(tenant)),
    lastImport: database.doc(paths.lastImportPath(tenant)),
    importLock: database.doc(paths.importLockPath(tenant)),
    inventory: database.collection(paths.vehiclesPath(tenant)),
    photos: database.collection(paths.photosPath(tenant)),
    sales: database.collection(paths.salesPath(tenant)),
    requests: database.collection(paths.requestsPath(tenant)),
  };
}

export type DealerRefs = ReturnType<typeof tenantRefs>;

export const dealerRefs = (database: Firestore, host: string): DealerRefs =>
  tenantRefs(database, tenantFromHost(host));

/** The database, and the terminal of the person who runs the command. */
export type CommandContext = { database: Firestore; terminal: Terminal };

/** The context of a command for an existing dealer. */
export type DealerContext = CommandContext & { host: string; dealer: DealerRefs };

export const noDealer = (host: string) =>
  new CliError(`There is no dealer ${host}. Check the name, or run init first`);

/** Finds an existing dealer: one with details, which no visitor can write. Throws an error for other hosts, such as typos. */
export async function findDealer(database: Firestore, host: string): Promise<DealerRefs> {
  const dealer = dealerRefs(database, host);
  if (!(await dealer.metadata.get()).exists) throw noDealer(host);
  return dealer;
}

/** The dealer's time zone, or UTC when the setting is missing or invalid, as on the dealers' server. */
export async function readTimeZone({ settings }: DealerRefs): Promise<string> {
  const document = await settings.get();
  return decodeTimeZone(document.get('timeZone')) ?? 'UTC';
}
