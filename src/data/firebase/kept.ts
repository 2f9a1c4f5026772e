/** How long to wait for IndexedDB: in some browsers, opening a database never completes. */
export const databaseTimeoutMs = 1000;

/** The fields with the current time, as they are stored for later visits. `readKept.ts` reads them. */
export const withTime = (fields: object) => ({ savedAt: Date.now(), ...fields });

/** Stores the fields in localStorage, if the browser allows it. */
export function keepLocally(key: string, fields: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(withTime(fields)));
  } catch {
    // Storage is full or forbidden: the next visit asks the server.
  }
}
