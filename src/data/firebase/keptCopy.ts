import { featuredCount } from '../inventory.ts';
import type { TenantMetadata, Vehicle } from '../model.ts';
import { keepLocally } from './kept.ts';

/** The home screen's content, cached in the browser for the next visit. */
type KeptCopy = { metadata: TenantMetadata; vehicles: readonly Vehicle[] };

/** Returns a function that takes live data and stores it in localStorage once both parts are known. */
export function copyKeeper(key: string): (part: Partial<KeptCopy>) => void {
  let latest: Partial<KeptCopy> = {};
  return (part) => {
    latest = { ...latest, ...part };
    const { metadata, vehicles } = latest;
    if (metadata === undefined || vehicles === undefined) return;
    keepLocally(key, { metadata, vehicles: vehicles.slice(0, featuredCount) });
  };
}
