import { expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../browser/fakeBrowser.ts';
import * as database from '../../browser/fakeDatabase.ts';
import { accountStore } from './accountStore.ts';

vi.mock('idb-keyval', () => import('../../browser/fakeDatabase.ts'));

const browser = fakeBrowser();
const store = accountStore('visitor');

/** Lets every call to IndexedDB do this. */
const breakDatabase = (act: () => Promise<never>) => {
  for (const method of [database.get, database.set, database.del]) method.mockImplementation(act);
};

it.each([
  ['IndexedDB alone', true, () => {}],
  [
    'localStorage when IndexedDB fails',
    false,
    () => breakDatabase(() => Promise.reject(new Error('no room'))),
  ],
  ['localStorage when IndexedDB is silent', false, () => breakDatabase(() => new Promise(() => {}))],
  ['IndexedDB when localStorage is missing', true, () => vi.stubGlobal('localStorage', undefined)],
])('stores the text in %s, until it is cleared', async (_, isInDatabase, prepare) => {
  prepare();
  void store.write('token');
  await vi.advanceTimersByTimeAsync(1000);
  expect(database.entries.has('visitor')).toBe(isInDatabase);
  expect([...browser.texts.values()].includes('token')).toBe(!isInDatabase);
  expect(await store.read()).toBe('token');
  const cleared = store.clear();
  await vi.advanceTimersByTimeAsync(1000);
  await cleared;
  expect(await store.read()).toBeUndefined();
});

it('does not open IndexedDB for a new visitor', async () => {
  expect(await store.read()).toBeUndefined();
  expect(database.get).not.toHaveBeenCalled();
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
    database.get.mockImplementationOnce(
      () => new Promise((resolve) => setTimeout(() => resolve('token'), delayMs)),
    );
    const reading = store.read();
    await vi.advanceTimersByTimeAsync(ms + 1);
    expect(await reading).toBe(found);
  }
});
