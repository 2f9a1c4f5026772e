import { del, get, set } from 'idb-keyval';
import { textOf } from '../decode';

const longestWaitMs = 1000;

type Attempt = () => unknown;

/** Remembers one text from visit to visit. */
export type AccountStore = {
  read: () => Promise<string | undefined>;
  write: (text: string) => Promise<void>;
  clear: () => Promise<void>;
};

// Some browsers open a database and never say so.
const inTime = (answer: Promise<unknown>) =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The database does not answer')), longestWaitMs);
    answer.then(resolve, reject);
  });

async function firstThatWorks(...attempts: readonly Attempt[]): Promise<unknown> {
  for (const attempt of attempts) {
    try {
      return await attempt();
    } catch {
      // The next one may do; a browser that keeps nothing at all has a visitor without a past.
    }
  }
  return undefined;
}

/** In IndexedDB, where that fails in localStorage, and where that fails nowhere (decisions, 'Sign-in'). */
export const accountStore = (key: string): AccountStore => ({
  read: async () =>
    textOf(
      await firstThatWorks(
        () => inTime(get(key)),
        () => localStorage.getItem(key),
      ),
    ),
  write: async (text) => {
    await firstThatWorks(
      () => inTime(set(key, text)),
      () => localStorage.setItem(key, text),
    );
  },
  clear: async () => {
    await firstThatWorks(
      () => inTime(del(key)),
      () => localStorage.removeItem(key),
    );
  },
});
