import { tenantFromHost } from '../../shared/documents/tenant.ts';
import type { Snapshot } from '../backend.ts';
import { readCache, takeHomeData } from '../cache/readCache.ts';
import { apiEndpoints } from './googleApi.ts';
import { loadProjectConfig } from './loadProjectConfig.ts';
import { restReads } from './restReads.ts';
import { visitorAccount } from './visitorAccount.ts';

/** Returns the cached value, or else reads it. Resolves with `undefined` if there is none or the read fails. */
async function readEarly<Value>(
  cached: Snapshot<Value> | undefined,
  read: () => Promise<Value | undefined>,
): Promise<Snapshot<Value> | undefined> {
  if (cached !== undefined) return cached;
  const value = await read().catch(() => undefined);
  return value === undefined ? undefined : { value, freshness: 'read' };
}

/** Resolves when the picture has loaded or failed. */
async function preload(url: string | undefined): Promise<void> {
  if (url === undefined) return;
  await new Promise((resolve) => {
    Object.assign(new Image(), { onload: resolve, onerror: resolve, src: url });
  });
}

/**
 * Loads the configuration, then signs the visitor in and reads the home screen's data over REST, for the tenant of the
 * page's host name. Rejects when there is no configuration.
 */
export async function connect() {
  const tenant = tenantFromHost(location.hostname);
  const { config, refresh } = await loadProjectConfig();
  const endpoints = apiEndpoints(config);
  const project = `${endpoints.project}/${tenant}`;
  const account = visitorAccount(endpoints, `showroom visitor ${project}`, config.initialAuthToken);
  const signedIn = account.signIn();
  // The visit handles the rejection later; this avoids an unhandled-rejection warning.
  signedIn.catch(() => {});
  const cacheKey = `showroom cache ${project}`;
  const cached = readCache(cacheKey);
  const home = import.meta.env.SERVER_PAGE ? await takeHomeData().catch(() => undefined) : undefined;
  const known = home ?? cached;
  const reads = restReads(endpoints, tenant);
  const metadata = readEarly(known?.metadata, reads.metadata);
  const inventory = readEarly(known?.featured, reads.firstVehicles);
  const pictures = [
    metadata.then((known) => preload(known?.value.heroImage)),
    inventory.then((known) => Promise.all((known?.value.vehicles ?? []).map((v) => preload(v.imageUrl)))),
  ];
  return {
    config,
    tenant,
    endpoints,
    account,
    reads,
    refreshConfig: refresh,
    signedIn,
    /** The home screen's data before the listeners respond. */
    early: { metadata, inventory },
    /** Resolves when the pictures of the home screen have loaded or failed. */
    pictures: Promise.all(pictures),
    /** Storage key of the cached metadata and inventory. */
    cacheKey,
    /** Absent if newer vehicles are known. */
    readCachedInventory: home ? undefined : cached?.inventory,
  };
}

/** The project's configuration, the visitor's account, and the early reads of the tenant's data. */
export type TenantConnection = Awaited<ReturnType<typeof connect>>;
