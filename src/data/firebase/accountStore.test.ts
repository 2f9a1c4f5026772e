import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../browser/fakeBrowser.ts';
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

const browser = fakeBrowser();
const store = accountStore('visitor');
const never = () => new Promise<never>(() => {});

beforeEach(() => {
  database.clear();
  vi.clearAllMocks();
});

it('stores the text in IndexedDB and nowhere else', async () => {
  await store.write('token');
  expect(database.get('visitor')).toBe('token');
  expect([...browser.texts.values()]).not.toContain('token');
  expect(store.isInDatabase()).toBe(true);
  expect(await store.read()).toBe('token');
});

it('does not open IndexedDB for a new visitor', async () => {
  expect(store.isInDatabase()).toBe(false);
  expect(await store.read()).toBeUndefined();
  expect(idb.get).not.toHaveBeenCalled();
});

it('clears the text wherever it is stored', async () => {
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
  idb.set.mockRejectedValueOnce(new Error('no room'));
  await store.write('first');
  expect(await store.read()).toBe('first');
  idb.set.mockImplementationOnce(never);
  const written = store.write('second');
  await vi.advanceTimersByTimeAsync(1000);
  await written;
  expect(store.isInDatabase()).toBe(false);
  expect(await store.read()).toBe('second');
});

it.each([
  [1000, undefined],
  [10_000, { getItem: () => 'in IndexedDB' }],
])('waits %i ms for IndexedDB when localStorage is %j', async (ms, localStorage) => {
  vi.stubGlobal('localStorage', localStorage);
  for (const [delayMs, found] of [
    [ms - 1, 'token'],
    [ms + 1, undefined],
  ] as const) {
    idb.get.mockImplementationOnce(
      () => new Promise((resolve) => setTimeout(() => resolve('token'), delayMs)),
    );
    const reading = store.read();
    await vi.advanceTimersByTimeAsync(ms + 1);
    expect(await reading).toBe(found);
  }
});

it('uses IndexedDB when localStorage is missing', async () => {
  vi.stubGlobal('localStorage', undefined);
  await store.write('token');
  expect(await store.read()).toBe('token');
});

it('forgets the text when IndexedDB and localStorage throw synchronously', async () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  for (const call of [idb.get, idb.set, idb.del]) call.mockImplementationOnce(forbidden);
  await store.write('token');
  expect(await store.read()).toBeUndefined();
  await store.clear();
});
