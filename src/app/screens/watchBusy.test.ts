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
  const start = Date.now();
  const changes: unknown[] = [];
  const stop = watchBusy((isBusy) => changes.push([isBusy, Date.now() - start]));
  browser.fire(type);
  expect(changes, 'in the event').toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(changes).toEqual([
    [true, 0],
    [false, ms],
  ]);
  stop();
  browser.fire(type);
  vi.advanceTimersByTime(10_000);
  expect(changes, 'once stopped').toHaveLength(2);
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
