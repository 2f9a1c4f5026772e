import { forget, read, write } from '../../browser/storage.ts';
import { fieldsOf } from '../documents/decode.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long stored fields may be shown without a connection. Then they expire. */
const lifetimeMs = 7 * dayMs;

type Cached = {
  /** Not trusted. */
  fields: Readonly<Record<string, unknown>>;
  /** A visitor who is online may see them. */
  isFresh: boolean;
};

/** Stores fields with the current time. */
export const writeCached = (key: string, fields: object): void =>
  write(key, { savedAt: Date.now(), ...fields });

/** Reads what `writeCached` has stored on an earlier visit. Deletes it when it has expired. */
export function readCached(key: string): Cached | undefined {
  const fields = fieldsOf(read(key));
  const ageMs = Date.now() - Number(fields['savedAt']);
  if (ageMs >= 0 && ageMs < lifetimeMs) return { fields, isFresh: ageMs < dayMs };
  forget(key);
  return undefined;
}
