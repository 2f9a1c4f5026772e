import type { Backend, Inventory, Observer, Snapshot } from '../backend.ts';
import { memoizeAsync } from '../../browser/memoizeAsync.ts';
import { tenantOf } from '../tenant.ts';
import { whenIdle } from '../../browser/whenIdle.ts';
import type { Connection } from './connection.ts';
import type { Listen } from './keepAttached.ts';
import { copyKeeper } from './keptCopy.ts';
import type { Listeners } from './listeners.ts';
import { mergeSources } from './mergeSources.ts';

/** What can wait waits at most this long for the pictures, and then at most this long for an idle browser. */
const pauseMs = 1000;

// Most visits need no plain read besides those of the head start.
const loadPlainReads = () => import('./plainReads.ts');

/** Attaches a listener of Firestore's client as soon as the client's code has loaded. */
const listenWith =
  <Value>(
    load: () => Promise<Listeners>,
    listenerOf: (listeners: Listeners) => Listen<Value>,
  ): Listen<Value> =>
  (observer) => {
    let isAttached = true;
    let detach = () => {};
    load()
      .then((listeners) => {
        if (isAttached) detach = listenerOf(listeners)(observer);
      })
      .catch(observer.failed);
    return () => {
      isAttached = false;
      detach();
    };
  };

/** An observer that also passes each live value to a callback. */
const whenLive = <Value>(
  { next, failed }: Observer<Value>,
  callback: (value: Value) => void,
): Observer<Value> => ({
  next: (snapshot) => {
    if (snapshot.freshness === 'live') callback(snapshot.value);
    next(snapshot);
  },
  failed,
});

/**
 * The production backend. The account and the early reads use REST; Firestore's client, which keeps the data live, is a
 * chunk that waits briefly for the home screen's pictures if the early data is known.
 */
export function firebaseBackend(connection: Connection): Backend {
  const { config, tenant, endpoints, account, signedIn, early, pictures, copyKey } = connection;
  const refreshOnce = memoizeAsync(connection.refreshConfig);
  const refreshConfig = () => void refreshOnce().catch(() => {});
  const keep = copyKeeper(copyKey);
  const loadInventoryKeeper = memoizeAsync(async () =>
    (await import('./keptInventory.ts')).inventoryKeeper(copyKey),
  );
  // The account of an earlier visit may no longer exist; requesting a token replaces it in that case.
  const checkAccount = memoizeAsync(() => account.getIdToken().catch(() => undefined));
  let isKnownEarly = false;
  void early.metadata.then((snapshot) => {
    isKnownEarly = snapshot !== undefined;
  });
  const whenQuiet = memoizeAsync(async () => {
    await Promise.race([pictures, new Promise((resolve) => setTimeout(resolve, pauseMs))]);
    await whenIdle(pauseMs);
  });
  const loadListeners = memoizeAsync(async () => {
    if (isKnownEarly) await whenQuiet();
    const { openListeners } = await import('./listeners.ts');
    return openListeners(config, tenant);
  });
  /** The whole inventory of an earlier visit, if the early snapshot comes from there too. */
  const readKeptInventory = async (): Promise<Snapshot<Inventory> | undefined> => {
    if ((await early.inventory)?.freshness !== 'kept') return undefined;
    await whenQuiet();
    const { readKeptInventory: read } = await import('./keptInventory.ts');
    const vehicles = (await read(copyKey)) ?? [];
    if (vehicles.length === 0) return undefined;
    return { value: { vehicles, isWhole: true, isEmpty: false }, freshness: 'kept' };
  };

  return {
    signIn: () => signedIn,
    getIdToken: account.getIdToken,
    fetch: (...request) => fetch(...request),
    watchMetadata: (observer) =>
      mergeSources(
        {
          early: [early.metadata],
          listen: listenWith(loadListeners, ({ metadata }) => metadata),
          read: async () => (await loadPlainReads()).readMetadata(endpoints, tenant),
        },
        whenLive(observer, (metadata) => keep({ metadata })),
      ),
    watchInventory: (observer) =>
      mergeSources(
        {
          early: [early.inventory, readKeptInventory().catch(() => undefined)],
          listen: listenWith(loadListeners, ({ inventory }) => inventory),
          read: async () => (await loadPlainReads()).readInventory(endpoints, tenant),
        },
        whenLive(
          {
            ...observer,
            failed: (reason) => {
              // The remembered configuration may no longer be valid.
              if (reason !== undefined) refreshConfig();
              observer.failed(reason);
            },
          },
          ({ vehicles }) => {
            keep({ vehicles });
            loadInventoryKeeper().then(
              (keepInventory) => keepInventory(vehicles),
              () => {},
            );
            void checkAccount();
            refreshConfig();
          },
        ),
      ),
    seedInventory: async () => {
      const idToken = await account.getIdToken();
      if (idToken === undefined) throw new Error('Nobody is signed in');
      const { seedInventory } = await import('./seedInventory.ts');
      await seedInventory(endpoints, tenant, idToken);
    },
  };
}

/**
 * Opens the backend of the tenant that the page's host name identifies. Takes over the head start's connection; opens
 * one itself where the host's content security policy blocks the inline script.
 */
export async function openFirebaseBackend(): Promise<Backend> {
  const connecting =
    window.showroomConnection ??
    import('./connection.ts').then(({ connect }) => connect(tenantOf(location.hostname)));
  return firebaseBackend(await connecting);
}
