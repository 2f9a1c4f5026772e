import { fieldsOf, listOf, textOf } from '../decode';
import { featuredCount } from '../inventory';
import { decodeMetadata } from '../metadata';
import type { TenantMetadata, Vehicle } from '../model';
import { decodeVehicle } from '../vehicles';

const keptForMs = 24 * 60 * 60 * 1000;

type Copy = { metadata: TenantMetadata; vehicles: readonly Vehicle[] };

/** The copy under a key, unless it is older than a day; decoded like anything else that anyone may have written. */
export function readCopy(key: string): Copy | undefined {
  try {
    const { savedAt, metadata, vehicles } = fieldsOf(JSON.parse(localStorage.getItem(key) ?? 'null'));
    const age = Date.now() - Number(savedAt);
    if (!(age >= 0 && age < keptForMs)) return undefined;
    const decoded = listOf(vehicles, (fields) => {
      const id = textOf(fieldsOf(fields)['id']);
      return id === undefined ? undefined : decodeVehicle({ id, fields });
    });
    return { metadata: decodeMetadata(metadata), vehicles: decoded };
  } catch {
    return undefined;
  }
}

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
