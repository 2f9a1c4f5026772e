import { defaultMetadata } from '../data/metadata';
import type {
  Backend,
  InventoryRecord,
  InventorySummary,
  Loadable,
  Seen,
  TenantConfig,
  TenantMetadata,
  Vehicle,
} from '../data/model';
import { keepAttached } from './keepAttached';
import { createStore, type Store } from './store';

const signInDeadlineMs = 6000;
const metadataDeadlineMs = 4000;
const seedDeadlineMs = 2000;

export type VisitState = {
  /** Authentication has settled, and the metadata is there or counts as failed: the screens may show. */
  isReady: boolean;
  metadata: TenantMetadata;
  inventory: Loadable<readonly Vehicle[]>;
};

/** One visit of the page: what is live, from the boot until the page goes. */
export type Visit = Store<VisitState> & {
  fetchSummary: () => Promise<InventorySummary>;
  /** Detaches everything; for those who show more than one visit in a page's life. */
  end: () => void;
};

export type VisitSources = {
  loadConfig: () => Promise<TenantConfig | undefined>;
  openBackend: (config: TenantConfig) => Promise<Backend>;
};

function withinMs(promise: Promise<unknown>, ms: number): Promise<unknown> {
  const late = new Promise((_, reject) =>
    setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms),
  );
  return Promise.race([promise, late]);
}

/**
 * Boots the site (specification 4, 'Boot') and keeps it live. Listeners are attached once, outside of React, so that
 * no screen change and no second rendering attaches them again.
 */
export function startVisit({ loadConfig, openBackend }: VisitSources): Visit {
  const { update, ...store } = createStore<VisitState>({
    isReady: false,
    metadata: defaultMetadata,
    inventory: { status: 'loading' },
  });
  const cleanUps: (() => void)[] = [];
  let backend: Backend | undefined;
  let hasEnded = false;

  const showVehicles = (vehicles: readonly Vehicle[]) =>
    update({ inventory: { status: 'ready', value: vehicles } });
  const showNoVehiclesIfNoneAreKnown = () => {
    if (store.getState().inventory.status === 'loading') showVehicles([]);
  };

  const watchMetadata = ({ watchMetadata: attach }: Backend) => {
    let isKnown = false;
    const settle = () => update({ isReady: true });
    const deadline = setTimeout(settle, metadataDeadlineMs);
    const detach = keepAttached(attach, {
      next: ({ value, isConfirmed }: Seen<TenantMetadata | null>) => {
        // An empty cache knows nothing of the document: what is known already stays.
        const isNews = value !== null || isConfirmed || !isKnown;
        isKnown ||= value !== null || isConfirmed;
        update({ isReady: true, ...(isNews && { metadata: value ?? defaultMetadata }) });
      },
      failed: (reason) => {
        console.error('The dealer’s details could not be loaded', reason);
        settle();
      },
    });
    cleanUps.push(detach, () => clearTimeout(deadline));
  };

  const seed = ({ seedInventory }: Backend) => {
    const deadline = setTimeout(showNoVehiclesIfNoneAreKnown, seedDeadlineMs);
    cleanUps.push(() => clearTimeout(deadline));
    seedInventory().catch((refusal: unknown) => {
      console.warn('The empty inventory could not be seeded', refusal);
      showNoVehiclesIfNoneAreKnown();
    });
  };

  const watchInventory = (source: Backend) => {
    let hasServerAnswered = false;
    const detach = keepAttached(source.watchInventory, {
      next: ({ value, isConfirmed }: Seen<InventoryRecord>) => {
        const isFirstAnswer = isConfirmed && !hasServerAnswered;
        hasServerAnswered ||= isConfirmed;
        if (!value.isEmpty || (isConfirmed && !isFirstAnswer)) showVehicles(value.vehicles);
        else if (isFirstAnswer) seed(source);
        else showNoVehiclesIfNoneAreKnown();
      },
      failed: (reason) => {
        console.error('The inventory could not be loaded', reason);
        showNoVehiclesIfNoneAreKnown();
      },
    });
    cleanUps.push(detach);
  };

  const boot = async () => {
    const config = await loadConfig();
    if (hasEnded) return;
    if (config === undefined) throw new Error('Firebase configuration is missing or empty');
    const opening = openBackend(config).then((opened) => {
      backend = opened;
      return opened;
    });
    await withinMs(
      opening.then(({ signIn }) => signIn()),
      signInDeadlineMs,
    ).catch((reason: unknown) => console.error('Nobody is signed in', reason));
    // A backend whose code is still on its way must not hold the page: it comes in live when it is there.
    if (backend === undefined) update({ isReady: true });
    const opened = await opening;
    if (hasEnded) return;
    watchMetadata(opened);
    watchInventory(opened);
  };

  boot().catch((reason: Error) => {
    console.error(reason.message);
    update({ isReady: true, inventory: { status: 'ready', value: [] } });
  });

  return {
    ...store,
    fetchSummary: async () => {
      if (backend === undefined) throw new Error('Not signed in yet');
      return backend.fetchSummary();
    },
    end: () => {
      hasEnded = true;
      for (const cleanUp of cleanUps) cleanUp();
    },
  };
}
