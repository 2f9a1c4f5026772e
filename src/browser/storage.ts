// What a browser keeps between visits: JSON values in localStorage.

/** What localStorage does not take, because it is missing, forbidden or full. Lost when the page closes. */
const memory = new Map<string, string>();

/** Reads a value. `undefined`: there is none. Its content is not trusted. */
export function read(key: string): unknown {
  try {
    return JSON.parse(memory.get(key) ?? localStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a value before it returns. */
export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  forget(key);
  try {
    localStorage.setItem(key, text);
  } catch {
    memory.set(key, text);
  }
}

/** Deletes a value. */
export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored there.
  }
}

/** Returns the keys that start with a prefix. */
export function keysFrom(prefix: string): string[] {
  const isWanted = (key: string) => key.startsWith(prefix);
  const inMemory = [...memory.keys()].filter(isWanted);
  try {
    return [...Object.keys(localStorage).filter(isWanted), ...inMemory];
  } catch {
    return inMemory;
  }
}
