import { fieldsOf, listOf, textOf } from '../decode';
import { featuredCount } from '../inventory';
import { decodeMetadata } from '../metadata';
import type { TenantMetadata, Vehicle } from '../model';
import { decodeVehicle } from '../vehicles';

const maxAgeMs = 24 * 60 * 60 * 1000;

/** The content of the home screen, which the browser keeps for the next visit. */
export type KeptCopy = { metadata: TenantMetadata; vehicles: readonly Vehicle[] };

/** Returns a function that takes live data and stores it in localStorage once both parts are known. */
export function copyKeeper(key: string): (part: Partial<KeptCopy>) => void {
  let latest: Partial<KeptCopy> = {};
  return (part) => {
    latest = { ...latest, ...part };
    const { metadata, vehicles } = latest;
    if (metadata === undefined || vehicles === undefined) return;
    const copy = { savedAt: Date.now(), metadata, vehicles: vehicles.slice(0, featuredCount) };
    try {
      localStorage.setItem(key, JSON.stringify(copy));
    } catch {
      // Storage is full or forbidden: the next visit reads from the server.
    }
  };
}

/** Reads the copy stored under a key, unless it is older than 24 hours. Its content is not trusted. */
export function readCopy(key: string): KeptCopy | undefined {
  try {
    const { savedAt, metadata, vehicles } = fieldsOf(JSON.parse(localStorage.getItem(key) ?? 'null'));
    const ageMs = Date.now() - Number(savedAt);
    if (!(ageMs >= 0 && ageMs < maxAgeMs)) return undefined;
    const decoded = listOf(vehicles, (fields) => {
      const id = textOf(fieldsOf(fields)['id']);
      return id === undefined ? undefined : decodeVehicle({ id, fields });
    });
    return { metadata: decodeMetadata(metadata), vehicles: decoded };
  } catch {
    return undefined;
  }
}
