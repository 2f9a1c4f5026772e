// In a separate file, so that the initial chunk, which only writes the copy, does not include the vehicle decoder.
import { fieldsOf, listOf, textOf } from '../decode.ts';
import { decodeMetadata } from '../metadata.ts';
import { decodeVehicle } from '../vehicles.ts';
import type { Snapshot } from '../backend.ts';
import type { Vehicle } from '../model.ts';
import { recallLocally } from './readKept.ts';

/** Decodes vehicles that an earlier visit has stored. */
export const keptVehiclesOf = (raw: unknown): Vehicle[] =>
  listOf(raw, (fields) => {
    const id = textOf(fieldsOf(fields)['id']);
    return id === undefined ? undefined : decodeVehicle({ id, fields });
  });

export const keptSnapshot = <Value>(value: Value): Snapshot<Value> => ({ value, freshness: 'kept' });

/** Reads the copy stored under a key, unless it is too old. Its content is not trusted. */
export function readKeptCopy(key: string) {
  const kept = recallLocally(key);
  if (kept === undefined) return undefined;
  const vehicles = keptVehiclesOf(kept.fields['vehicles']);
  return {
    metadata: keptSnapshot(decodeMetadata(kept.fields['metadata'])),
    inventory: keptSnapshot({ vehicles, isWhole: false, isEmpty: false }),
    isFresh: kept.isFresh,
  };
}
