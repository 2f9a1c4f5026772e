import { retryUntilDone } from '../../browser/createBackoff.ts';
import { memoizeAsync } from '../../browser/memoizeAsync.ts';
import { withinMs } from '../../browser/withinMs.ts';
import { openOutbox, type RequestPolicy } from '../../data/api/outbox.ts';
import { fetchSummary } from '../../data/api/summary.ts';
import type { Backend, FetchAsVisitor, Snapshot } from '../../data/backend.ts';
import type { TenantMetadata, Vehicle } from '../../shared/model.ts';
import {
  initialVisitState,
  inventoryFailed,
  inventoryReceived,
  inventoryUnknown,
  type VisitState,
} from './visitState.ts';

const signInTimeoutMs = 6000;
const metadataTimeoutMs = 4000;
const seedTimeoutMs = 2000;

/** One visit to the site, from the boot until the page closes. */
export type Visit = ReturnType<typeof startVisit>;

type Store = ReturnType<typeof createStore>;

function createStore() {
  let state = initialVisitState;
  const listeners = new Set<() => void>();
  return {
    /** With `subscribe`, for `useSyncExternalStore`. */
    getState: () => state,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    update: (change: Partial<VisitState>) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}

/** What the dealer does with requests. Only live metadata can refuse them. */
function requestPolicy({ value, freshness }: Snapshot<TenantMetadata>): RequestPolicy {
  if (value.acceptsRequests) return 'accepted';
  return freshness === 'live' && value.acceptsRequests === false ? 'refused' : 'unknown';
}

function watchMetadata(backend: Backend, { getState, update }: Store, outbox: ReturnType<typeof openOutbox>) {
  const showDefaults = () => {
    if (getState().isReady) return;
    console.warn('The dealer’s details could not be read. The page shows placeholders instead.');
    update({ isReady: true });
  };
  setTimeout(showDefaults, metadataTimeoutMs);
  backend.watchMetadata({
    next: (snapshot) => {
      const { value, freshness } = snapshot;
      update({ isReady: true, metadata: value, isMetadataLive: freshness === 'live' });
      outbox.setPolicy(requestPolicy(snapshot));
    },
    failed: (reason) => {
      if (reason !== undefined) console.error('The dealer’s details could not be loaded', reason);
      showDefaults();
    },
  });
}

/** Keeps the inventory live, and seeds it if the first live snapshot is empty. */
function watchInventory(backend: Backend, { getState, update }: Store) {
  const giveUp = () => update(inventoryFailed(getState()));
  const seed = () => {
    update(inventoryUnknown);
    setTimeout(giveUp, seedTimeoutMs);
    backend.seedInventory().catch((reason: unknown) => {
      console.warn('The empty inventory could not be seeded', reason);
      giveUp();
    });
  };
  let hasLiveSnapshot = false;
  backend.watchInventory({
    next: (snapshot) => {
      const isFirstLive = snapshot.freshness === 'live' && !hasLiveSnapshot;
      hasLiveSnapshot ||= isFirstLive;
      // An inventory that the dealer empties later is not seeded again.
      if (isFirstLive && snapshot.value.isEmpty) seed();
      else update(inventoryReceived(snapshot));
    },
    failed: (reason) => {
      if (reason !== undefined) console.error('The inventory could not be loaded', reason);
      giveUp();
    },
  });
}

/**
 * Boots the site and keeps its data live. Listeners are attached once, outside React, so that neither screen changes
 * nor re-renders reattach them. After a failure, `openBackend` is called again.
 */
export function startVisit(openBackend: () => Promise<Backend>) {
  const store = createStore();
  const { getState, subscribe, update } = store;
  const photos = new Map<string, () => Promise<readonly string[]>>();
  let backend: Backend | undefined;
  const fetchAsVisitor: FetchAsVisitor = async (...request) => backend?.fetch(...request);
  const outbox = openOutbox(fetchAsVisitor, (isRequestStuck) => update({ isRequestStuck }));

  const bootOnce = async () => {
    const opened = await openBackend();
    backend = opened;
    await withinMs(signInTimeoutMs, () => opened.signIn()).catch((reason: unknown) =>
      console.error('Nobody is signed in', reason),
    );
    watchMetadata(opened, store, outbox);
    watchInventory(opened, store);
    return true;
  };
  const bootFailed = (reason: unknown) => {
    // Only the first failure is news.
    if (!getState().isReady) {
      console.error(reason instanceof Error ? reason.message : reason);
      update({ isReady: true, ...inventoryFailed(getState()) });
    }
    return false;
  };
  const stopBooting = retryUntilDone(() => bootOnce().catch(bootFailed));

  return {
    getState,
    subscribe,
    fetchSummary: () => fetchSummary(fetchAsVisitor),
    /** Sends a test drive request, if the dealer accepts requests. It outlives lost connections and this visit. */
    sendRequest: outbox.add,
    /** Reads a vehicle's photos, once per visit unless their number changes. */
    loadPhotos: ({ id, photoCount }: Pick<Vehicle, 'id' | 'photoCount'>) => {
      const key = `${id} ${photoCount}`;
      const read = photos.get(key) ?? memoizeAsync(async () => backend?.readPhotos(id) ?? []);
      photos.set(key, read);
      return read().then(
        (value) => ({ status: 'ready', value }) as const,
        () => ({ status: 'failed', failure: 'unreachable' }) as const,
      );
    },
    /** Cancels pending retries; for tests and stories, which start several visits on one page. */
    end: (): void => {
      stopBooting();
      outbox.close();
    },
  };
}
