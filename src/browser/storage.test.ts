import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../tests/unit/fakeBrowser.ts';
import { keysWithPrefix, read, remove, write } from './storage.ts';

const browser = fakeBrowserInEachTest();
/** Values in memory outlast a test that fails. */
afterEach(() => keysWithPrefix('').forEach(remove));

const failWith = (name: string) => () => {
  throw new DOMException('No', name);
};

const fill = () => Object.defineProperty(localStorage, 'setItem', { value: failWith('QuotaExceededError') });
const forbid = () =>
  Object.defineProperty(globalThis, 'localStorage', { get: failWith('SecurityError'), configurable: true });

it.each([
  ['in localStorage', 1, () => {}],
  ['in memory when localStorage is full', 0, fill],
  ['in memory when localStorage is missing', 0, () => vi.stubGlobal('localStorage', null)],
  ['in memory when localStorage is forbidden', 0, forbid],
])('keeps a value %s, until it is removed', (_, stored, prepare) => {
  prepare();
  expect(read('a 1')).toBeUndefined();
  write('a 1', { text: 'x' });
  write('b', 7);
  expect(read('a 1')).toEqual({ text: 'x' });
  expect(keysWithPrefix('a ')).toEqual(['a 1']);
  expect(Object.keys(browser.storage)).toHaveLength(2 * stored);
  for (const key of ['a 1', 'b']) remove(key);
  expect([read('a 1'), keysWithPrefix('')]).toEqual([undefined, []]);
});

it('drops the old value when there is no room for the new one', () => {
  write('a', 'old');
  fill();
  write('a', 'new');
  expect(read('a')).toBe('new');
  expect(browser.storage).toEqual({});
});

it('ignores a value that is not JSON', () => {
  browser.storage['a'] = 'not JSON';
  expect(read('a')).toBeUndefined();
});
