import type { Snapshot } from '../../data/backend.ts';
import { featuredVehicles } from '../../data/rules/featuredVehicles.ts';
import { defaultMetadata } from '../../shared/documents/metadata.ts';
import type { Inventory, Loadable, TenantMetadata, Vehicle } from '../../shared/model.ts';

export type VisitState = {
  /** The site replaces the loading screen: sign-in has settled, and the metadata has loaded or counts as failed. */
  isReady: boolean;
  /** The defaults until the metadata has loaded. */
  metadata: TenantMetadata;
  /** The metadata is live, neither cached nor read once. */
  isMetadataLive: boolean;
  /** The first vehicles, which may be known before the whole inventory. */
  featured: Loadable<readonly Vehicle[]>;
  /** Ready once the whole inventory is known. */
  inventory: Loadable<readonly Vehicle[]>;
  /** The inventory is a cached copy from an earlier visit. */
  isInventoryCached: boolean;
  /** A request of an earlier visit cannot be sent, because sign-in is refused. */
  isRequestStuck: boolean;
};

const loading = { status: 'loading' } as const;
const ready = (vehicles: readonly Vehicle[]) => ({ status: 'ready', value: vehicles }) as const;

/** The state at first, and while the inventory is being seeded. */
export const inventoryUnknown = { featured: loading, inventory: loading, isInventoryCached: false };

export const initialVisitState: VisitState = {
  isReady: false,
  metadata: defaultMetadata,
  isMetadataLive: false,
  isRequestStuck: false,
  ...inventoryUnknown,
};

export function inventoryReceived({ value, freshness }: Snapshot<Inventory>): Partial<VisitState> {
  const featured = ready(featuredVehicles(value.vehicles));
  // Replaces the empty inventory that a failed attempt may have left.
  if (!value.isWhole) return { featured, inventory: loading };
  return { featured, inventory: ready(value.vehicles), isInventoryCached: freshness === 'cached' };
}

/** The changes when the inventory cannot be loaded. It counts as empty, unless some of its vehicles are known. */
export const inventoryFailed = ({ featured }: VisitState): Partial<VisitState> =>
  featured.status === 'ready' && featured.value.length > 0
    ? {}
    : { featured: ready([]), inventory: ready([]) };

/** Whether the inventory is up to date or has failed: then the site may preload for later screens and visits. */
export const isSettled = ({ inventory, isInventoryCached }: VisitState) =>
  inventory.status === 'ready' && !isInventoryCached;

export const findVehicle = ({ inventory, featured }: VisitState, id: string | undefined) =>
  [inventory, featured]
    .flatMap((list) => (list.status === 'ready' ? list.value : []))
    .find((vehicle) => vehicle.id === id);
