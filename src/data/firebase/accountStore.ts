import { del, get, set } from 'idb-keyval';
import { textOf } from '../decode';
import { withinMs } from '../withinMs';

const longestWaitMs = 1000;

/** Remembers one text from visit to visit, as well as the visitor's browser lets it. Nothing here rejects. */
export type AccountStore = {
  read: () => Promise<string | undefined>;
  write: (text: string) => Promise<void>;
  clear: () => Promise<void>;
};

/** What localStorage says of a text that is in the database. */
const inDatabase = 'in IndexedDB';

// Some browsers open a database and never say so.
const inTime = <Value>(answer: Promise<Value>) => withinMs(answer, longestWaitMs);

/** A browser that refuses localStorage may still have a database. */
function readNote(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return inDatabase;
  }
}

function writeNote(key: string, note: string): void {
  try {
    localStorage.setItem(key, note);
  } catch {
    // What cannot be kept lasts as long as the page.
  }
}

/**
 * In IndexedDB, where that fails in localStorage, and where that fails nowhere (decisions, 'Sign-in'). localStorage
 * notes where it is, so that a new visitor need not wait for a database that a slow phone takes 100 ms to open.
 */
export const accountStore = (key: string): AccountStore => ({
  read: async () => {
    const note = readNote(key);
    if (note !== inDatabase) return textOf(note);
    return textOf(await inTime(get<unknown>(key)).catch(() => undefined));
  },
  write: async (text) => {
    try {
      await inTime(set(key, text));
      writeNote(key, inDatabase);
    } catch {
      writeNote(key, text);
    }
  },
  clear: async () => {
    writeNote(key, '');
    await inTime(del(key)).catch(() => {});
  },
});
