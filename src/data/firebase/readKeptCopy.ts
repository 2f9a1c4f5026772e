// In a separate file, so that the initial chunk, which only writes the copy, does not include the vehicle decoder.
import { fieldsOf, listOf, textOf } from '../decode.ts';
import { decodeMetadata } from '../metadata.ts';
import { decodeVehicle } from '../vehicles.ts';
import type { KeptCopy } from './keptCopy.ts';

const maxAgeMs = 24 * 60 * 60 * 1000;

/** Reads the copy stored under a key, unless it is older than 24 hours. Its content is not trusted. */
export function readKeptCopy(key: string): KeptCopy | undefined {
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
