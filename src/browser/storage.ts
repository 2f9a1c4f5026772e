// Stores JSON values between visits, in localStorage.

/** In-memory fallback for when localStorage is missing, blocked or full. */
const memory = new Map<string, string>();

/** Reads a value without validating it. Returns `undefined` if there is none. */
export function read(key: string): unknown {
  try {
    return JSON.parse(memory.get(key) ?? localStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a value synchronously. */
export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  remove(key);
  try {
    localStorage.setItem(key, text);
  } catch {
    memory.set(key, text);
  }
}

export function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Without localStorage, only `memory` had values.
  }
}

export function keysWithPrefix(prefix: string): string[] {
  const keys = [...memory.keys()];
  try {
    keys.push(...Object.keys(localStorage));
  } catch {
    // Without localStorage, only `memory` has values.
  }
  return keys.filter((key) => key.startsWith(prefix));
}
