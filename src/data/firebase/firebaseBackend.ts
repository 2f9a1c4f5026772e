import { memoizeAsync } from '../../browser/memoizeAsync.ts';
import { pause } from '../../browser/pause.ts';
import { whenIdle } from '../../browser/whenIdle.ts';
import type { Backend } from '../backend.ts';
import { cacheWriter } from '../cache/cacheWriter.ts';
import { mergeSources } from '../live/mergeSources.ts';
import type { TenantConnection } from './connection.ts';

/** The maximum wait for the home screen's pictures, and then for an idle browser. */
const maxWaitMs = 1000;

/** Ignores a failure that does not affect this visit. */
const inBackground = (work: Promise<unknown>) => void work.catch(() => {});

/** Resolves when other work no longer delays the home screen. */
async function whenHomeScreenShown({ pictures }: TenantConnection): Promise<void> {
  await Promise.race([pictures, pause(maxWaitMs)]);
  await whenIdle(maxWaitMs);
}

/** The production backend. Account and early reads use REST; Firestore's client, in a worker, keeps the data live. */
export function firebaseBackend(connection: TenantConnection): Backend {
  const { config, tenant, endpoints, account, reads, early } = connection;

  let hasEarlyMetadata = false;
  void early.metadata.then((snapshot) => {
    hasEarlyMetadata = snapshot !== undefined;
  });

  const homeScreenShown = memoizeAsync(() => whenHomeScreenShown(connection));
  const loadListeners = memoizeAsync(async () => {
    // Without early metadata so far, the listeners may be the first to show the home screen.
    const mayStart = hasEarlyMetadata ? homeScreenShown() : undefined;
    const [{ openListeners }] = await Promise.all([import('./listeners.ts'), mayStart]);
    return openListeners(config, tenant);
  });
  const reconnect = (stream: 'metadata' | 'inventory') => () =>
    inBackground(loadListeners().then(({ reconnectIfSilent }) => reconnectIfSilent(stream)));
  /** Requesting a token replaces a deleted account. */
  const checkAccount = memoizeAsync(account.getIdToken);
  const refreshConfig = memoizeAsync(async () => connection.refreshConfig?.());
  const writeCache = cacheWriter(connection.cacheKey);

  return {
    signIn: () => connection.signedIn,
    fetch: account.fetch,
    watchMetadata: (observer) =>
      mergeSources(
        {
          early: [early.metadata],
          listen: async (listener) => (await loadListeners()).metadata(listener),
          reconnect: reconnect('metadata'),
          read: reads.metadata,
          cache: (metadata) => writeCache({ metadata }),
        },
        observer,
      ),
    watchInventory: ({ next, failed }) =>
      mergeSources(
        {
          early: [early.inventory, homeScreenShown().then(() => connection.readCachedInventory?.())],
          listen: async (listener) => (await loadListeners()).inventory(listener),
          reconnect: reconnect('inventory'),
          read: reads.inventory,
          cache: ({ vehicles }) => {
            writeCache({ vehicles });
            inBackground(checkAccount());
            inBackground(refreshConfig());
          },
        },
        {
          next,
          failed: (reason) => {
            // The cached configuration may no longer be valid.
            if (reason !== undefined) inBackground(refreshConfig());
            failed(reason);
          },
        },
      ),
    readPhotos: async (vehicleId) =>
      (await import('./restReads.ts')).fetchPhotos(endpoints, tenant, vehicleId),
    seedInventory: async () => {
      const idToken = await account.getIdToken();
      if (idToken === undefined) throw new Error('Nobody is signed in');
      const { seedInventory } = await import('./seedInventory.ts');
      await seedInventory(endpoints, tenant, idToken);
    },
  };
}

/**
 * Opens the backend. The first call takes over the boot script's connection. Later calls open a new one, and so does the
 * first if the host's content security policy blocks the inline script.
 */
export async function openFirebaseBackend(): Promise<Backend> {
  const boot = window.showroomBoot;
  const { connect } = boot ?? (await import('./connection.ts'));
  const connecting = boot?.connection ?? connect();
  delete boot?.connection;
  return firebaseBackend(await connecting);
}
