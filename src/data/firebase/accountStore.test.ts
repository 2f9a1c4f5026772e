import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountStore } from './accountStore.ts';

const { database, idb } = vi.hoisted(() => {
  const kept = new Map<string, unknown>();
  return {
    database: kept,
    idb: {
      get: vi.fn(async (key: string) => kept.get(key)),
      set: vi.fn(async (key: string, text: string) => void kept.set(key, text)),
      del: vi.fn(async (key: string) => void kept.delete(key)),
    },
  };
});
vi.mock('idb-keyval', () => idb);

const local = new Map<string, string>();
const storage = {
  getItem: (key: string) => local.get(key) ?? null,
  setItem: (key: string, text: string) => void local.set(key, text),
};

beforeEach(() => {
  vi.useFakeTimers();
  database.clear();
  local.clear();
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it('stores the text in IndexedDB and nowhere else', async () => {
  const store = accountStore('visitor');
  await store.write('token');
  expect(database.get('visitor')).toBe('token');
  expect([...local.values()]).not.toContain('token');
  expect(await store.read()).toBe('token');
});

it('does not open IndexedDB for a new visitor', async () => {
  expect(await accountStore('visitor').read()).toBeUndefined();
  expect(idb.get).not.toHaveBeenCalled();
});

it('clears the text wherever it is stored', async () => {
  const store = accountStore('visitor');
  await store.write('token');
  await store.clear();
  expect(await store.read()).toBeUndefined();
  expect(database.size).toBe(0);
  idb.set.mockRejectedValueOnce(new Error('no room'));
  await store.write('token');
  await store.clear();
  expect(await store.read()).toBeUndefined();
});

it('falls back to localStorage when IndexedDB fails or does not answer', async () => {
  const store = accountStore('visitor');
  idb.set.mockRejectedValueOnce(new Error('no room'));
  await store.write('first');
  expect(await store.read()).toBe('first');
  idb.set.mockImplementationOnce(() => new Promise(() => {}));
  const written = store.write('second');
  await vi.advanceTimersByTimeAsync(1000);
  await written;
  expect(await store.read()).toBe('second');
});

it('uses IndexedDB when localStorage is missing', async () => {
  vi.stubGlobal('localStorage', undefined);
  const store = accountStore('visitor');
  await store.write('token');
  expect(await store.read()).toBe('token');
});

it('reads nothing when IndexedDB does not answer', async () => {
  const store = accountStore('visitor');
  await store.write('token');
  idb.get.mockImplementationOnce(() => new Promise(() => {}));
  const read = store.read();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await read).toBeUndefined();
});

it('forgets the text when IndexedDB and localStorage throw synchronously', async () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  for (const call of [idb.get, idb.set, idb.del]) call.mockImplementationOnce(forbidden);
  const store = accountStore('visitor');
  await store.write('token');
  expect(await store.read()).toBeUndefined();
  await store.clear();
});
