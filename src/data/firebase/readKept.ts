// Apart from kept.ts, so that the initial chunk, which only writes, does not include the decoders.
import type { Snapshot } from '../backend.ts';
import { fieldsOf, listOf, textOf } from '../decode.ts';
import { decodeMetadata } from '../metadata.ts';
import type { Vehicle } from '../model.ts';
import { decodeVehicle } from '../vehicles.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long kept data may be shown without a connection. */
const offlineMs = 7 * dayMs;

type Kept = {
  /** Not trusted. */
  fields: Readonly<Record<string, unknown>>;
  /** A visitor who is online may see them. */
  isFresh: boolean;
};

/** Decodes fields that an earlier visit has stored with the time, or returns `undefined` if they are too old. */
export function decodeKept(raw: unknown): Kept | undefined {
  const fields = fieldsOf(raw);
  const ageMs = Date.now() - Number(fields['savedAt']);
  return ageMs >= 0 && ageMs < offlineMs ? { fields, isFresh: ageMs < dayMs } : undefined;
}

/** Reads the fields that `keepLocally` stored on an earlier visit, unless they are too old. */
export function recallLocally(key: string): Kept | undefined {
  try {
    return decodeKept(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

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
