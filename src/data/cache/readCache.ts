// Separate from cacheWriter.ts, so that the initial chunk needs no decoders.
import type { Inventory, Snapshot } from '../backend.ts';
import { fieldsOf } from '../documents/decode.ts';
import { featuredCount } from '../rules/inventory.ts';
import { decodeMetadata } from '../documents/metadata.ts';
import { assembleInventory, decodeVehicle } from '../documents/vehicles.ts';
import { readCached } from './cachedFields.ts';

const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

function decodeCachedVehicle(fields: unknown) {
  const { id } = fieldsOf(fields);
  return typeof id === 'string' ? decodeVehicle({ id, fields }) : undefined;
}

/** Returns `undefined` if no vehicle is valid. */
function inventoryOf(stored: readonly unknown[], isWhole: boolean): Snapshot<Inventory> | undefined {
  const value = assembleInventory(stored.map(decodeCachedVehicle), isWhole);
  return value.vehicles.length > 0 ? { value, freshness: 'cached' } : undefined;
}

/** Reads the metadata and the inventory of an earlier visit, unless they have expired. */
export function readCache(key: string) {
  const cached = readCached(key, maxAgeMs);
  if (cached === undefined) return undefined;
  const { metadata, vehicles, isWhole } = cached;
  const stored: unknown[] = Array.isArray(vehicles) ? vehicles : [];
  return {
    metadata: { value: decodeMetadata(metadata), freshness: 'cached' } as const,
    /** The home screen's vehicles. */
    featured: inventoryOf(stored.slice(0, featuredCount), false),
    /** Decodes the whole inventory. `undefined` if it is empty, or was too large to cache. */
    inventory: () => (isWhole === true ? inventoryOf(stored, true) : undefined),
  };
}
