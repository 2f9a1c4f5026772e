import { withinMs } from '../../browser/withinMs.ts';
import { type Inventory, RequestRefusedError, type Snapshot } from '../backend.ts';
import type { TenantMetadata } from '../model.ts';
import { tenantOf } from '../documents/tenant.ts';
import { loadTenantConfig } from './configuration.ts';
import { type Endpoints, endpointsOf } from './googleApi.ts';
import { readCache } from '../cache/readCache.ts';
import { readFirstVehicles, readMetadata } from './restReads.ts';
import { visitorAccount } from './visitorAccount.ts';

/** An older copy is shown after this time, which is shorter than the time after which the defaults are. */
const cacheTimeoutMs = 3000;

/** The home screen's data from before the listeners respond; `undefined` if unknown. Neither promise rejects. */
type EarlySnapshots = {
  metadata: Promise<Snapshot<TenantMetadata> | undefined>;
  inventory: Promise<Snapshot<Inventory> | undefined>;
};

/** What to show when a read has failed: nothing if the server has refused it, otherwise an older copy. */
const unlessRefused =
  <Cached>(cached: Cached) =>
  (reason: unknown) =>
    reason instanceof RequestRefusedError ? undefined : cached;

function readEarly(copy: ReturnType<typeof readCache>, endpoints: Endpoints, tenant: string): EarlySnapshots {
  if (copy?.isFresh && copy.featured.value.vehicles.length > 0)
    return { metadata: Promise.resolve(copy.metadata), inventory: Promise.resolve(copy.featured) };
  // A network that takes requests and never answers must not show the defaults to a visitor who has a copy.
  const soon = <Value>(read: () => Promise<Value>) =>
    copy === undefined ? read() : withinMs(cacheTimeoutMs, read);
  return {
    metadata: soon(() => readMetadata(endpoints, tenant)).then(
      (value) => ({ value, freshness: 'read' }),
      unlessRefused(copy?.metadata),
    ),
    inventory: soon(() => readFirstVehicles(endpoints, tenant)).catch(unlessRefused(copy?.featured)),
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
  const copy = readCache(cacheKey);
  const early = readEarly(copy, endpoints, tenant);
  return {
    config,
    tenant,
    endpoints,
    account,
    /** Asks the host for the configuration of the next visit. Absent unless this visit's is remembered. */
    refreshConfig: refresh,
    /** Settles with the visitor's sign-in. */
    signedIn,
    early,
    /** Resolves when the pictures of the home screen have loaded or failed. */
    pictures: preloadPictures(early),
    /** Under which the browser keeps a copy of the data for the next visit. */
    cacheKey,
    /** Decodes the whole inventory of an earlier visit. */
    readCachedInventory: copy?.inventory,
  };
}

/** The tenant's configuration and account, and the requests already under way. */
export type TenantConnection = Awaited<ReturnType<typeof connect>>;
