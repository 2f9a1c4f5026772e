import { expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from './fakeBrowser.ts';
import { onChanceToRetry } from './onChanceToRetry.ts';

const browser = fakeBrowserInEachTest();

it.each([
  ['online', {}, 1],
  ['visibilitychange', {}, 1],
  ['pageshow', { persisted: true }, 1],
  ['pageshow', { persisted: false }, 0],
])(
  'on %s %j, calls back %i times if the page is visible, until it is unsubscribed',
  (type, details, times) => {
    const retry = vi.fn();
    const unsubscribe = onChanceToRetry(retry);
    browser.fire(type, details);
    expect(retry).toHaveBeenCalledTimes(times);
    browser.page.visibilityState = 'hidden';
    browser.fire(type, details);
    browser.page.visibilityState = 'visible';
    unsubscribe();
    browser.fire(type, details);
    expect(retry).toHaveBeenCalledTimes(times);
  },
);
