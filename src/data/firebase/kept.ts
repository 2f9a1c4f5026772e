import { featuredCount } from '../inventory.ts';
import type { TenantMetadata, Vehicle } from '../model.ts';

/** How long to wait for IndexedDB: in some browsers, opening a database never completes. */
export const databaseTimeoutMs = 1000;

/** The fields with the current time, as they are stored for later visits. `readKept.ts` reads them. */
export const withTime = (fields: object) => ({ savedAt: Date.now(), ...fields });

/** Stores the fields in localStorage, if the browser allows it. */
export function keepLocally(key: string, fields: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(withTime(fields)));
  } catch {
    // Storage is full or forbidden: the next visit asks the server.
  }
}

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
