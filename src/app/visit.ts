import { defaultMetadata } from '../data/defaultMetadata';
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
import { withinMs } from '../data/withinMs';
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
  /** The first of the inventory, which may be known while the whole of it is under way. */
  firstVehicles: readonly Vehicle[] | undefined;
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

/**
 * Boots the site (specification 4, 'Boot') and keeps it live. Listeners are attached once, outside of React, so that
 * no screen change and no second rendering attaches them again.
 */
export function startVisit({ loadConfig, openBackend }: VisitSources): Visit {
  const { update, ...store } = createStore<VisitState>({
    isReady: false,
    metadata: defaultMetadata,
    inventory: { status: 'loading' },
    firstVehicles: undefined,
  });
  const cleanUps: (() => void)[] = [];
  let backend: Backend | undefined;
  let hasEnded = false;

  const showVehicles = (vehicles: readonly Vehicle[]) =>
    update({ inventory: { status: 'ready', value: vehicles } });
  /** Those of an early read, if there was one. */
  const showTheVehiclesThatAreKnown = () => {
    const { inventory, firstVehicles = [] } = store.getState();
    if (inventory.status === 'loading') showVehicles(firstVehicles);
  };

  let isAuthSettled = false;
  let isMetadataSettled = false;
  let isMetadataKnown = false;
  let isInventoryConfirmed = false;
  const settle = (changes: Partial<VisitState> = {}) =>
    update({ ...changes, isReady: isAuthSettled && isMetadataSettled });
  const settleMetadata = (known?: { metadata: TenantMetadata }) => {
    isMetadataSettled = true;
    isMetadataKnown ||= known !== undefined;
    settle(known);
  };

  const showWhatIsKnownEarly = ({ earlyMetadata, earlyVehicles }: Backend) => {
    void earlyMetadata().then((early) => {
      if (early !== undefined && !isMetadataKnown) settleMetadata({ metadata: early ?? defaultMetadata });
    });
    void earlyVehicles().then((firstVehicles) => {
      if (!isInventoryConfirmed) update({ firstVehicles });
    });
  };

  const watchMetadata = ({ watchMetadata: attach }: Backend) => {
    const deadline = setTimeout(settleMetadata, metadataDeadlineMs);
    const detach = keepAttached(attach, {
      next: ({ value, isConfirmed }: Seen<TenantMetadata | null>) => {
        // An empty cache knows nothing of the document: what is known already stays.
        const isNews = value !== null || isConfirmed;
        settleMetadata(isNews ? { metadata: value ?? defaultMetadata } : undefined);
      },
      failed: (reason) => {
        console.error('The dealer’s details could not be loaded', reason);
        settleMetadata();
      },
    });
    cleanUps.push(detach, () => clearTimeout(deadline));
  };

  const seed = ({ seedInventory }: Backend) => {
    const deadline = setTimeout(showTheVehiclesThatAreKnown, seedDeadlineMs);
    cleanUps.push(() => clearTimeout(deadline));
    seedInventory().catch((refusal: unknown) => {
      console.warn('The empty inventory could not be seeded', refusal);
      showTheVehiclesThatAreKnown();
    });
  };

  const watchInventory = (source: Backend) => {
    const detach = keepAttached(source.watchInventory, {
      next: ({ value, isConfirmed }: Seen<InventoryRecord>) => {
        const isFirstAnswer = isConfirmed && !isInventoryConfirmed;
        isInventoryConfirmed ||= isConfirmed;
        if (!value.isEmpty || (isConfirmed && !isFirstAnswer)) showVehicles(value.vehicles);
        else if (isFirstAnswer) {
          update({ firstVehicles: undefined });
          seed(source);
        } else showTheVehiclesThatAreKnown();
      },
      failed: (reason) => {
        console.error('The inventory could not be loaded', reason);
        showTheVehiclesThatAreKnown();
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
      showWhatIsKnownEarly(opened);
      return opened;
    });
    await withinMs(
      opening.then(({ signIn }) => signIn()),
      signInDeadlineMs,
    ).catch((reason: unknown) => console.error('Nobody is signed in', reason));
    isAuthSettled = true;
    // A backend that is still on its way must not hold the page: it comes in live when it is there.
    if (backend === undefined) settleMetadata();
    else settle();
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
