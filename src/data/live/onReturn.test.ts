import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../browser/fakeBrowser.ts';
import { onReturn } from './onReturn.ts';

const browser = fakeBrowserInEachTest();
const { fire, setVisibility } = browser;
const reconnect = vi.fn<() => void>();

beforeEach(() => {
  reconnect.mockClear();
  onReturn(reconnect);
});

it.each([
  ['opens new connections for', 'a while', 15_000, 1],
  ['keeps the connections of', 'a moment', 14_999, 0],
])('%s a page that was hidden for %s', (_, __, hiddenMs, times) => {
  setVisibility('hidden');
  vi.advanceTimersByTime(hiddenMs);
  expect(reconnect).not.toHaveBeenCalled();
  setVisibility('visible');
  expect(reconnect).toHaveBeenCalledTimes(times);
});

it('opens new connections for a page that was opened in the background', () => {
  browser.page.visibilityState = 'hidden';
  onReturn(reconnect);
  vi.advanceTimersByTime(15_000);
  setVisibility('visible');
  expect(reconnect).toHaveBeenCalledOnce();
});

it.each([
  ['opens new connections for', true, 1],
  ['ignores the first display of', false, 0],
])('%s a page that comes out of the back/forward cache (%s)', (_, persisted, times) => {
  fire('pageshow', { persisted });
  expect(reconnect).toHaveBeenCalledTimes(times);
});
