import type { Inventory, Snapshot } from '../data/backend.ts';
import { featuredVehicles } from '../data/inventory.ts';
import { defaultMetadata } from '../data/metadata.ts';
import type { Loadable, TenantMetadata, Vehicle } from '../data/model.ts';

export type VisitState = {
  /** Sign-in has succeeded, failed or timed out. */
  isAuthReady: boolean;
  /** The metadata has loaded, or counts as failed. */
  isMetadataSettled: boolean;
  /** The defaults until the metadata has loaded. */
  metadata: TenantMetadata;
  /** The first vehicles, which may be known before the whole inventory. */
  featured: Loadable<readonly Vehicle[]>;
  /** Ready once the whole inventory is known. */
  inventory: Loadable<readonly Vehicle[]>;
  /** The inventory is that of an earlier visit. */
  isInventoryKept: boolean;
};

export type VisitEvent =
  | { type: 'authSettled' }
  | { type: 'metadataReceived'; metadata: TenantMetadata }
  | { type: 'metadataFailed' }
  | { type: 'inventoryReceived'; snapshot: Snapshot<Inventory> }
  | { type: 'inventoryFailed' }
  | { type: 'seedingStarted' };

export const initialVisitState: VisitState = {
  isAuthReady: false,
  isMetadataSettled: false,
  metadata: defaultMetadata,
  featured: { status: 'loading' },
  inventory: { status: 'loading' },
  isInventoryKept: false,
};

const ready = (vehicles: readonly Vehicle[]) => ({ status: 'ready', value: vehicles }) as const;
const emptyIfLoading = (vehicles: VisitState['inventory']) =>
  vehicles.status === 'loading' ? ready([]) : vehicles;

/** Applies an event of the visit. Data that has been received is kept if its source fails later. */
export function visitReducer(state: VisitState, event: VisitEvent): VisitState {
  switch (event.type) {
    case 'authSettled':
      return { ...state, isAuthReady: true };
    case 'metadataReceived':
      return { ...state, isMetadataSettled: true, metadata: event.metadata };
    case 'metadataFailed':
      return state.isMetadataSettled ? state : { ...state, isMetadataSettled: true };
    case 'inventoryReceived': {
      const { value, freshness } = event.snapshot;
      const featured = ready(featuredVehicles(value.vehicles));
      if (!value.isWhole) return { ...state, featured };
      return { ...state, featured, inventory: ready(value.vehicles), isInventoryKept: freshness === 'kept' };
    }
    case 'inventoryFailed':
      if (state.inventory.status === 'ready') return state;
      return { ...state, featured: emptyIfLoading(state.featured), inventory: ready([]) };
    case 'seedingStarted':
      return {
        ...state,
        featured: { status: 'loading' },
        inventory: { status: 'loading' },
        isInventoryKept: false,
      };
  }
}

/** Whether the site replaces the loading screen. */
export const isReady = ({ isAuthReady, isMetadataSettled }: VisitState) => isAuthReady && isMetadataSettled;

/** Whether the inventory is up to date, or has failed: the site can now load what later screens and visits need. */
export const isSettled = ({ inventory, isInventoryKept }: VisitState) =>
  inventory.status === 'ready' && !isInventoryKept;

/** Finds a vehicle among those that are known. */
export function findVehicle(
  { inventory, featured }: VisitState,
  id: string | undefined,
): Vehicle | undefined {
  if (id === undefined) return undefined;
  const findIn = (list: Loadable<readonly Vehicle[]>) =>
    list.status === 'ready' ? list.value.find((vehicle) => vehicle.id === id) : undefined;
  return findIn(inventory) ?? findIn(featured);
}

/**
 * Whether the visit should seed the inventory: only if the first server-confirmed snapshot is empty. An inventory that
 * the dealer empties later is not seeded again.
 *
 * @param hasLiveSnapshot whether an earlier snapshot was live
 */
export const shouldSeed = (hasLiveSnapshot: boolean, { value, freshness }: Snapshot<Inventory>) =>
  !hasLiveSnapshot && freshness === 'live' && value.isEmpty;
