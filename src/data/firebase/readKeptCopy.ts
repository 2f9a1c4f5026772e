// In a separate file, so that the initial chunk, which only writes the copy, does not include the vehicle decoder.
import { fieldsOf, listOf, textOf } from '../decode.ts';
import { decodeMetadata } from '../metadata.ts';
import { decodeVehicle } from '../vehicles.ts';
import type { Vehicle } from '../model.ts';
import { recallLocally } from './kept.ts';
import type { KeptCopy } from './keptCopy.ts';

/** Decodes vehicles that an earlier visit has stored. */
export const keptVehiclesOf = (raw: unknown): Vehicle[] =>
  listOf(raw, (fields) => {
    const id = textOf(fieldsOf(fields)['id']);
    return id === undefined ? undefined : decodeVehicle({ id, fields });
  });

/** Reads the copy stored under a key, unless it is too old. Its content is not trusted. */
export function readKeptCopy(key: string): (KeptCopy & { isFresh: boolean }) | undefined {
  const kept = recallLocally(key);
  if (kept === undefined) return undefined;
  const { metadata, vehicles } = kept.fields;
  return {
    metadata: decodeMetadata(metadata),
    vehicles: keptVehiclesOf(vehicles),
    isFresh: kept.isFresh,
  };
}
