import { del, get, set } from 'idb-keyval';
import { textOf } from '../decode';
import { withinMs } from '../withinMs';

/** Some browsers open a database and never answer. */
const databaseTimeoutMs = 1000;

/** Stores one text between visits, as far as the browser allows it. Nothing rejects. */
export type AccountStore = {
  read: () => Promise<string | undefined>;
  write: (text: string) => Promise<void>;
  clear: () => Promise<void>;
};

/** The localStorage entry when the text is in IndexedDB. */
const inDatabase = 'in IndexedDB';

/** A browser without localStorage may still have IndexedDB. */
function readEntry(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return inDatabase;
  }
}

function writeEntry(key: string, entry: string): void {
  try {
    localStorage.setItem(key, entry);
  } catch {
    // The text lasts as long as the page.
  }
}

/**
 * Stores the text in IndexedDB, else in localStorage, else nowhere. A localStorage entry tells where it is, so that a
 * new visitor does not wait for IndexedDB, which takes a slow phone 100 ms to open.
 */
export const accountStore = (key: string): AccountStore => ({
  read: async () => {
    const entry = readEntry(key);
    if (entry !== inDatabase) return textOf(entry);
    return textOf(await withinMs(databaseTimeoutMs, () => get<unknown>(key)).catch(() => undefined));
  },
  write: async (text) => {
    try {
      await withinMs(databaseTimeoutMs, () => set(key, text));
      writeEntry(key, inDatabase);
    } catch {
      writeEntry(key, text);
    }
  },
  clear: async () => {
    writeEntry(key, '');
    await withinMs(databaseTimeoutMs, () => del(key)).catch(() => {});
  },
});
