import { throttle } from '../../browser/throttle.ts';
import type { TenantMetadata, Vehicle } from '../../shared/model.ts';
import { featuredCount } from '../rules/featuredVehicles.ts';
import { writeCached } from './cachedFields.ts';

/** A larger inventory is cut to the first vehicles: localStorage has room for 2.5 to 5 million characters. */
const maxCharacters = 2_000_000;

/** The cached part of a visit. `readCache.ts` reads it. */
type Content = { metadata: TenantMetadata; vehicles: readonly Vehicle[] };

/** Returns a function that caches live data for the next visit, once both parts are known. */
export function cacheWriter(key: string): (part: Partial<Content>) => void {
  let latest: Partial<Content> = {};
  const scheduleStore = throttle(() => {
    const { metadata, vehicles } = latest;
    if (metadata === undefined || vehicles === undefined) return;
    const isWhole = JSON.stringify(vehicles).length <= maxCharacters;
    writeCached(key, {
      // Without a document, `acceptsRequests` is undefined, which JSON does not keep.
      metadata: metadata.acceptsRequests === undefined ? null : metadata,
      vehicles: isWhole ? vehicles : vehicles.slice(0, featuredCount),
      isWhole,
    });
  });
  return (part) => {
    latest = { ...latest, ...part };
    scheduleStore();
  };
}
