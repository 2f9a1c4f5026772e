import { defaultMetadata } from '../defaultMetadata';
import type { Backend, InventoryRecord, TenantMetadata, Watcher } from '../model';
import { once } from '../once';
import { fetchSummary } from '../summary';
import { untilIdle } from '../untilIdle';
import type { Connection } from './connection';
import { copyKeeper } from './copyKeeper';
import type { TenantDocuments } from './tenantDocuments';

/** How long Firestore's client waits for pictures, and then for a page that has nothing else to do. */
const longestWaitMs = 1000;

/**
 * The product's backend: an account by the Identity Toolkit, early reads by plain requests, and Firestore's client
 * for what is live, whose code comes when the first listener is attached (specification 7).
 */
export function firebaseBackend({
  config,
  tenant,
  account,
  signedIn,
  early,
  pictures,
  copyKey,
}: Connection): Backend {
  const keep = copyKeeper(copyKey);
  let isKnownEarly = false;
  void early.metadata.then((metadata) => {
    isKnownEarly = metadata !== undefined;
  });
  // An account of an earlier visit may be gone by now. That is found out when the page has nothing else to do.
  const checkAccount = once(async () => {
    await account.getIdToken().catch(() => {});
  });
  const openDocuments = once(async () => {
    // What is on the screen already comes before what keeps it live.
    if (isKnownEarly) {
      await Promise.race([pictures, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
      await untilIdle(longestWaitMs);
    }
    const { openTenantDocuments } = await import('./tenantDocuments');
    return openTenantDocuments(config, tenant);
  });

  const attachWhenOpen = <Value>(
    attach: (documents: TenantDocuments, watcher: Watcher<Value>) => () => void,
    watcher: Watcher<Value>,
  ) => {
    let isWanted = true;
    let detach = () => {};
    openDocuments()
      .then((documents) => {
        if (isWanted) detach = attach(documents, watcher);
      })
      .catch(watcher.failed);
    return () => {
      isWanted = false;
      detach();
    };
  };

  return {
    signIn: () => signedIn,
    earlyMetadata: () => early.metadata,
    earlyVehicles: () => early.vehicles,
    watchMetadata: ({ next, failed }) =>
      attachWhenOpen<TenantMetadata | null>((documents, watcher) => documents.watchMetadata(watcher), {
        next: (seen) => {
          if (seen.isConfirmed) keep({ metadata: seen.value ?? defaultMetadata });
          next(seen);
        },
        failed,
      }),
    watchInventory: ({ next, failed }) =>
      attachWhenOpen<InventoryRecord>((documents, watcher) => documents.watchInventory(watcher), {
        next: (seen) => {
          if (seen.isConfirmed) {
            keep({ vehicles: seen.value.vehicles });
            void checkAccount();
          }
          next(seen);
        },
        failed,
      }),
    seedInventory: async () => {
      const idToken = await account.getIdToken();
      if (idToken === undefined) throw new Error('Nobody is signed in');
      const { seedInventory } = await import('./seedInventory');
      await seedInventory(config, tenant, idToken);
    },
    fetchSummary: () => fetchSummary(account.getIdToken, fetch),
  };
}
