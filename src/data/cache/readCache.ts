// Not in cacheWriter.ts: the initial chunk only writes, and needs no decoders.
import type { Inventory, Snapshot } from '../backend.ts';
import { fieldsOf } from '../documents/decode.ts';
import { featuredCount } from '../rules/inventory.ts';
import { decodeMetadata } from '../documents/metadata.ts';
import { assembleInventory, decodeVehicle } from '../documents/vehicles.ts';
import { readCached } from './cachedFields.ts';

function decodeCachedVehicle(fields: unknown) {
  const { id } = fieldsOf(fields);
  return typeof id === 'string' ? decodeVehicle({ id, fields }) : undefined;
}

/** Reads the metadata and the inventory of an earlier visit, unless they have expired. */
export function readCache(key: string) {
  const cached = readCached(key);
  if (cached === undefined) return undefined;
  const { metadata, vehicles, isWhole } = cached.fields;
  const stored: unknown[] = Array.isArray(vehicles) ? vehicles : [];
  const snapshotOf = (list: unknown[], whole: boolean): Snapshot<Inventory> => ({
    value: assembleInventory(list.map(decodeCachedVehicle), whole),
    freshness: 'cached',
  });
  return {
    metadata: { value: decodeMetadata(metadata), freshness: 'cached' } as const,
    featured: snapshotOf(stored.slice(0, featuredCount), false),
    /** Decodes the whole inventory. `undefined` if it is empty, or was too large to cache. */
    inventory: () => (isWhole === true && stored.length > 0 ? snapshotOf(stored, true) : undefined),
  };
}
