// Apart from copyKeeper.ts, so that the initial chunk, which only writes, does not include the decoders.
import type { Inventory, Snapshot } from '../backend.ts';
import { fieldsOf, listOf } from '../documents/decode.ts';
import { featuredCount } from '../rules/inventory.ts';
import { decodeMetadata } from '../documents/metadata.ts';
import { decodeVehicle } from '../documents/vehicles.ts';
import { readAged } from './aged.ts';

function decodeKeptVehicle(fields: unknown) {
  const { id } = fieldsOf(fields);
  return typeof id === 'string' ? decodeVehicle({ id, fields }) : undefined;
}

/** The metadata and the inventory of an earlier visit, unless they are too old. Their content is not trusted. */
export function readKeptCopy(key: string) {
  const kept = readAged(key);
  if (kept === undefined) return undefined;
  const { metadata, vehicles, isWhole } = kept.fields;
  const stored: unknown[] = Array.isArray(vehicles) ? vehicles : [];
  const inventoryOf = (list: readonly unknown[], whole: boolean): Snapshot<Inventory> => ({
    value: { vehicles: listOf(list, decodeKeptVehicle), isWhole: whole, isEmpty: false },
    freshness: 'kept',
  });
  return {
    metadata: { value: decodeMetadata(metadata), freshness: 'kept' } as const,
    featured: inventoryOf(stored.slice(0, featuredCount), false),
    /** Decodes the whole inventory. `undefined`: it was too large to keep. */
    inventory: () => (isWhole === true ? inventoryOf(stored, true) : undefined),
    isFresh: kept.isFresh,
  };
}
