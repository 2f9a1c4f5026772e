import { forget, read, write } from '../../browser/storage.ts';
import { fieldsOf } from '../documents/decode.ts';

const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** Stores fields with the current time. */
export const writeCached = (key: string, fields: object): void =>
  write(key, { savedAt: Date.now(), ...fields });

/** Reads the fields of an earlier visit, not decoded. Deletes them when they have expired. */
export function readCached(key: string) {
  const fields = fieldsOf(read(key));
  const ageMs = Date.now() - Number(fields['savedAt']);
  if (ageMs >= 0 && ageMs < maxAgeMs) return { fields, ageMs };
  forget(key);
  return undefined;
}
