import { read, remove, write } from '../../browser/storage.ts';
import { decodeFields } from '../../shared/documents/decode.ts';

export const writeCached = (key: string, fields: object): void =>
  write(key, { savedAt: Date.now(), ...fields });

/** Reads the fields of an earlier visit without decoding them. Deletes expired fields. */
export function readCached(key: string, maxAgeMs: number) {
  const fields = decodeFields(read(key));
  const ageMs = Date.now() - Number(fields['savedAt']);
  if (ageMs >= 0 && ageMs < maxAgeMs) return fields;
  remove(key);
  return undefined;
}
