import { expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../../tests/unit/fakeBrowser.ts';
import { watchBusy } from './watchBusy.ts';

const browser = fakeBrowserInEachTest();

it.each([
  ['pointerdown', 5000],
  ['keydown', 5000],
  ['keyup', 500],
  ['input', 500],
  ['pointerup', 0],
  ['pointercancel', 0],
])('after %s, the visitor is busy for %i ms', (type, ms) => {
  const onChange = vi.fn();
  const stop = watchBusy(onChange);
  browser.fire(type);
  expect(onChange, 'in the event').not.toHaveBeenCalled();
  vi.advanceTimersByTime(Math.max(0, ms - 1));
  if (ms > 0) expect(onChange.mock.calls).toEqual([[true]]);
  vi.advanceTimersByTime(1);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
  stop();
  browser.fire(type);
  vi.advanceTimersByTime(10_000);
  expect(onChange, 'once stopped').toHaveBeenCalledTimes(2);
});

it('only the last event counts', () => {
  const onChange = vi.fn();
  watchBusy(onChange);
  for (const type of ['keydown', 'input', 'keydown', 'keyup']) {
    browser.fire(type);
    vi.advanceTimersByTime(499);
  }
  expect(onChange).not.toHaveBeenCalledWith(false);
  vi.advanceTimersByTime(1);
  expect(onChange).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(10_000);
  expect(onChange).toHaveBeenCalledTimes(5);
});
