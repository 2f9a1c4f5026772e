import { whenIdle } from '../../browser/whenIdle.ts';
import type { TenantMetadata, Vehicle } from '../../shared/model.ts';
import { featuredCount } from '../rules/featuredVehicles.ts';
import { writeCached } from './cachedFields.ts';

/** Changes within this time are stored together. */
const pauseMs = 1000;
const idleTimeoutMs = 5000;

/** A larger inventory is cut to the first vehicles: localStorage has room for 2.5 to 5 million characters. */
const maxCharacters = 2_000_000;

/** The cached part of a visit. `readCache.ts` reads it. */
type Content = { metadata: TenantMetadata; vehicles: readonly Vehicle[] };

/** Returns a function that caches live data for the next visit, once both parts are known. */
export function cacheWriter(key: string): (part: Partial<Content>) => void {
  let latest: Partial<Content> = {};
  let isScheduled = false;
  const store = async () => {
    await whenIdle(idleTimeoutMs);
    isScheduled = false;
    const { metadata, vehicles } = latest;
    if (metadata === undefined || vehicles === undefined) return;
    const isWhole = JSON.stringify(vehicles).length <= maxCharacters;
    writeCached(key, {
      // Without a document, `acceptsRequests` is undefined, which JSON does not keep.
      metadata: metadata.acceptsRequests === undefined ? null : metadata,
      vehicles: isWhole ? vehicles : vehicles.slice(0, featuredCount),
      isWhole,
    });
  };
  return (part) => {
    latest = { ...latest, ...part };
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => void store(), pauseMs);
  };
}
