// Apart from cacheWriter.ts, so that the initial chunk, which only writes, does not include the decoders.
import type { Inventory, Snapshot } from '../backend.ts';
import { fieldsOf, listOf } from '../documents/decode.ts';
import { featuredCount } from '../rules/inventory.ts';
import { decodeMetadata } from '../documents/metadata.ts';
import { decodeVehicle } from '../documents/vehicles.ts';
import { readCached } from './cachedFields.ts';

function decodeCachedVehicle(fields: unknown) {
  const { id } = fieldsOf(fields);
  return typeof id === 'string' ? decodeVehicle({ id, fields }) : undefined;
}

/** The metadata and the inventory of an earlier visit, unless they are too old. Their content is not trusted. */
export function readCache(key: string) {
  const cached = readCached(key);
  if (cached === undefined) return undefined;
  const { metadata, vehicles, isWhole } = cached.fields;
  const stored: unknown[] = Array.isArray(vehicles) ? vehicles : [];
  const inventoryOf = (list: readonly unknown[], whole: boolean): Snapshot<Inventory> => ({
    value: { vehicles: listOf(list, decodeCachedVehicle), isWhole: whole, isEmpty: false },
    freshness: 'cached',
  });
  return {
    metadata: { value: decodeMetadata(metadata), freshness: 'cached' } as const,
    featured: inventoryOf(stored.slice(0, featuredCount), false),
    /** Decodes the whole inventory. `undefined`: it was too large to cache. */
    inventory: () => (isWhole === true ? inventoryOf(stored, true) : undefined),
    isFresh: cached.isFresh,
  };
}
