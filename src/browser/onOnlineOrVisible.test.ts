import { expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../tests/unit/fakeBrowser.ts';
import { onOnlineOrVisible } from './onOnlineOrVisible.ts';

const { fire, setVisibility } = fakeBrowserInEachTest();
const returns = () => setVisibility('visible');

it.each([
  ['comes back online', 'visible', () => fire('online'), [0]],
  ['comes back online in the background', 'hidden', () => fire('online'), []],
  ['was hidden', 'visible', () => setVisibility('hidden'), []],
  ['was opened in the background and is shown', 'hidden', returns, [7000]],
  ['returns from the back/forward cache', 'visible', () => fire('pageshow', { persisted: true }), [Infinity]],
  ['is shown for the first time', 'visible', () => fire('pageshow', { persisted: false }), []],
] as const)('a page that %s calls back until unsubscribed', (_, initialVisibility, happen, expected) => {
  const awayMs: number[] = [];
  setVisibility(initialVisibility);
  const unsubscribe = onOnlineOrVisible((ms) => awayMs.push(ms));
  vi.advanceTimersByTime(7000);
  happen();
  expect(awayMs).toEqual(expected);
  unsubscribe();
  setVisibility(initialVisibility);
  happen();
  expect(awayMs).toEqual(expected);
});

it('counts the time in the background from its start', () => {
  const callback = vi.fn();
  onOnlineOrVisible(callback);
  vi.advanceTimersByTime(7000);
  setVisibility('hidden');
  vi.advanceTimersByTime(3000);
  returns();
  expect(callback.mock.calls).toEqual([[3000]]);
});
