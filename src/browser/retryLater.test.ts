import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from './fakeBrowser.ts';
import { retryLater } from './retryLater.ts';

const browser = fakeBrowserInEachTest();
const retry = vi.fn<() => void>();

beforeEach(() => {
  retry.mockReset();
});

it('repeats an action after growing pauses, of which the last one repeats', () => {
  const later = retryLater([5, 15, 60], retry);
  retry.mockImplementation(later.failed);
  later.failed();
  for (const [times, pause] of [5, 15, 60, 60].entries()) {
    vi.advanceTimersByTime(pause - 1);
    expect(retry).toHaveBeenCalledTimes(times);
    vi.advanceTimersByTime(1);
    expect(retry).toHaveBeenCalledTimes(times + 1);
  }
});

it('starts with the first pause after a success', () => {
  const later = retryLater([5, 15], retry);
  later.failed();
  vi.advanceTimersByTime(5);
  later.succeeded();
  later.failed();
  vi.advanceTimersByTime(5);
  expect(retry).toHaveBeenCalledTimes(2);
});

it('repeats an action at once when there is a chance, if it has failed', () => {
  const later = retryLater([5], retry);
  browser.fire('online');
  expect(retry).not.toHaveBeenCalled();
  later.failed();
  browser.fire('online');
  browser.fire('online');
  vi.advanceTimersByTime(60);
  expect(retry).toHaveBeenCalledOnce();
});

it('does nothing once it has stopped', () => {
  const later = retryLater([5], retry);
  later.failed();
  later.stop();
  later.failed();
  browser.fire('online');
  vi.advanceTimersByTime(60);
  expect(retry).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
