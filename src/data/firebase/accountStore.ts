import { del, get, set } from 'idb-keyval';
import { withinMs } from '../../browser/withinMs.ts';
import { textOf } from '../decode.ts';
import { databaseTimeoutMs } from './kept.ts';

/** A busy machine may need longer to read what is certainly there. */
const knownTextTimeoutMs = 10_000;

/** The localStorage value that marks the string as stored in IndexedDB. */
const inDatabase = 'in IndexedDB';

/** Returns the localStorage value, or `undefined` if it cannot be read. Such a browser may still have IndexedDB. */
function readEntry(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function writeEntry(key: string, entry: string): void {
  try {
    localStorage.setItem(key, entry);
  } catch {
    // The next visit may not find the string. If localStorage cannot be read either, read() still tries IndexedDB.
  }
}

/**
 * Stores one string across visits: in IndexedDB, else in localStorage, else nowhere. A localStorage entry records where
 * it is, so that a new visitor does not have to wait for IndexedDB, which takes about 100 ms to open on a slow phone. No
 * method rejects.
 */
export const accountStore = (key: string) => ({
  /** Whether localStorage says that IndexedDB has the string, so that `read` may take several seconds to return it. */
  isInDatabase: () => readEntry(key) === inDatabase,
  read: async (): Promise<string | undefined> => {
    const entry = readEntry(key);
    if (entry !== inDatabase && entry !== undefined) return textOf(entry);
    const timeoutMs = entry === inDatabase ? knownTextTimeoutMs : databaseTimeoutMs;
    return textOf(await withinMs(timeoutMs, () => get<unknown>(key)).catch(() => undefined));
  },
  write: async (text: string): Promise<void> => {
    try {
      await withinMs(databaseTimeoutMs, () => set(key, text));
      writeEntry(key, inDatabase);
    } catch {
      writeEntry(key, text);
    }
  },
  clear: async (): Promise<void> => {
    writeEntry(key, '');
    await withinMs(databaseTimeoutMs, () => del(key)).catch(() => {});
  },
});
