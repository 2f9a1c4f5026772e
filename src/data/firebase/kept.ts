import { fieldsOf } from '../decode.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long kept data may be shown without a connection. */
const offlineMs = 7 * dayMs;

/** Data of an earlier visit. */
export type Kept = {
  /** Not trusted. */
  fields: Readonly<Record<string, unknown>>;
  /** A visitor who is online may see it. */
  isFresh: boolean;
};

/** The fields with the current time, as they are stored for later visits. */
export const withTime = (fields: object) => ({ savedAt: Date.now(), ...fields });

/** Decodes what `withTime` returned on an earlier visit, or returns `undefined` if it is too old. */
export function decodeKept(raw: unknown): Kept | undefined {
  const fields = fieldsOf(raw);
  const ageMs = Date.now() - Number(fields['savedAt']);
  return ageMs >= 0 && ageMs < offlineMs ? { fields, isFresh: ageMs < dayMs } : undefined;
}

/** Stores the fields in localStorage, if the browser allows it. */
export function keepLocally(key: string, fields: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(withTime(fields)));
  } catch {
    // Storage is full or forbidden: the next visit asks the server.
  }
}

/** Reads what `keepLocally` stored on an earlier visit, unless it is too old. */
export function recallLocally(key: string): Kept | undefined {
  try {
    return decodeKept(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}
