import { expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../tests/unit/fakeBrowser.ts';
import { onOnlineOrVisible } from './onOnlineOrVisible.ts';

const browser = fakeBrowserInEachTest();

it.each([
  ['online', {}, 1],
  ['visibilitychange', {}, 1],
  ['pageshow', { persisted: true }, 1],
  ['pageshow', { persisted: false }, 0],
])('on %s %j, calls back %i times if the page is visible, until unsubscribed', (type, details, times) => {
  const callback = vi.fn();
  const unsubscribe = onOnlineOrVisible(callback);
  browser.fire(type, details);
  expect(callback).toHaveBeenCalledTimes(times);
  browser.page.visibilityState = 'hidden';
  browser.fire(type, details);
  browser.page.visibilityState = 'visible';
  unsubscribe();
  browser.fire(type, details);
  expect(callback).toHaveBeenCalledTimes(times);
});
