import { featuredCount } from '../inventory';
import type { TenantMetadata, Vehicle } from '../model';

/** What the home screen shows, as it is kept from visit to visit. */
export type Copy = { metadata: TenantMetadata; vehicles: readonly Vehicle[] };

/**
 * Keeps what the home screen shows in the visitor's browser, so that a visitor who comes back sees it at once.
 * It is given what the server has confirmed, and writes once it has both.
 */
export function copyKeeper(key: string): (seen: Partial<Copy>) => void {
  let latest: Partial<Copy> = {};
  return (seen) => {
    latest = { ...latest, ...seen };
    const { metadata, vehicles } = latest;
    if (metadata === undefined || vehicles === undefined) return;
    const copy = { savedAt: Date.now(), metadata, vehicles: vehicles.slice(0, featuredCount) };
    try {
      localStorage.setItem(key, JSON.stringify(copy));
    } catch {
      // A browser that keeps nothing: the next visit reads from the server.
    }
  };
}
