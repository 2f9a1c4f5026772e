// In a separate file, like readKeptCopy.ts: the initial chunk only writes.
import { fieldsOf } from '../decode.ts';

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
