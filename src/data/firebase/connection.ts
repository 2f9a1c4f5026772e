import type { Inventory, Snapshot } from '../backend.ts';
import type { TenantMetadata } from '../model.ts';
import { tenantOf } from '../documents/tenant.ts';
import { loadTenantConfig } from './configuration.ts';
import { type Endpoints, endpointsOf } from './googleApi.ts';
import { readCache } from '../cache/readCache.ts';
import { readFirstVehicles, readMetadata } from './restReads.ts';
import { visitorAccount } from './visitorAccount.ts';

/** The home screen's data before the listeners respond; `undefined` if unknown. Neither promise rejects. */
type EarlySnapshots = {
  metadata: Promise<Snapshot<TenantMetadata> | undefined>;
  inventory: Promise<Snapshot<Inventory> | undefined>;
};

/** Takes the home screen's data from the cache, and reads missing parts over REST. */
function readEarly(
  cached: ReturnType<typeof readCache>,
  endpoints: Endpoints,
  tenant: string,
): EarlySnapshots {
  const hasVehicles = cached !== undefined && cached.featured.value.vehicles.length > 0;
  return {
    metadata:
      cached === undefined
        ? readMetadata(endpoints, tenant).then(
            (value) => ({ value, freshness: 'read' }),
            () => undefined,
          )
        : Promise.resolve(cached.metadata),
    inventory: hasVehicles
      ? Promise.resolve(cached.featured)
      : readFirstVehicles(endpoints, tenant).catch(() => undefined),
  };
}

/** Resolves when the picture has loaded or failed. */
async function preload(url: string | undefined): Promise<void> {
  if (url === undefined) return;
  const picture = new Image();
  picture.src = url;
  await new Promise((resolve) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', resolve);
  });
}

async function preloadPictures({ metadata, inventory }: EarlySnapshots): Promise<void> {
  await Promise.all([
    metadata.then((snapshot) => preload(snapshot?.value.heroImage)),
    inventory.then((snapshot) => Promise.all(snapshot?.value.vehicles.map((v) => preload(v.imageUrl)) ?? [])),
  ]);
}

/**
 * Loads the configuration, then signs the visitor in and reads the home screen's data over REST, for the tenant of the
 * page's host name. Rejects when there is no configuration.
 */
export async function connect() {
  const tenant = tenantOf(location.hostname);
  const { config, refresh } = await loadTenantConfig();
  const endpoints = endpointsOf(config);
  const project = `${endpoints.project}/${tenant}`;
  const account = visitorAccount(config, `showroom visitor ${project}`);
  const signedIn = account.signIn();
  // The visit handles the rejection later; this avoids an unhandled-rejection warning.
  signedIn.catch(() => {});
  const cacheKey = `showroom cache ${project}`;
  const cached = readCache(cacheKey);
  const early = readEarly(cached, endpoints, tenant);
  return {
    config,
    tenant,
    endpoints,
    account,
    /** Asks the host for the next visit's configuration. Absent unless this visit uses a remembered one. */
    refreshConfig: refresh,
    /** Settles with the visitor's sign-in. */
    signedIn,
    early,
    /** Resolves when the pictures of the home screen have loaded or failed. */
    pictures: preloadPictures(early),
    /** Storage key of the cached metadata and inventory. */
    cacheKey,
    /** Decodes the whole cached inventory. */
    readCachedInventory: cached?.inventory,
  };
}

/** The tenant's configuration and account, and the requests already under way. */
export type TenantConnection = Awaited<ReturnType<typeof connect>>;
