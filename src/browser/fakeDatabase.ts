import { vi } from 'vitest';

/** What IndexedDB contains. */
export const entries = new Map<string, unknown>();

// The functions of idb-keyval, for `vi.mock('idb-keyval', () => import('…/fakeDatabase.ts'))`. `fakeBrowser` resets them.

export const get = vi.fn(async (key: string) => entries.get(key));

export const set = vi.fn(async (key: string, value: unknown) => {
  entries.set(key, structuredClone(value));
});

export const del = vi.fn(async (key: string) => {
  entries.delete(key);
});

export const update = vi.fn(async (key: string, edit: (old: unknown) => unknown) => {
  entries.set(key, edit(entries.get(key)));
});
