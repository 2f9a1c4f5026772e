import { expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../../tests/unit/fakeBrowser.ts';
import type { Fallible } from '../../shared/model.ts';
import { loadUntilDone } from './useLoaded.ts';

fakeBrowserInEachTest();
const failed = { status: 'failed', failure: 'unreachable' } as const;
const ready = { status: 'ready', value: 1 } as const;

it('shows each failure, and retries until a value has loaded', async () => {
  const load = vi.fn(async (): Promise<Fallible<number>> => ready).mockResolvedValueOnce(failed);
  const onLoaded = vi.fn();
  loadUntilDone(load, onLoaded);
  await vi.advanceTimersByTimeAsync(4999);
  expect(onLoaded.mock.calls).toEqual([[failed]]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(onLoaded.mock.calls).toEqual([[failed], [ready]]);
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([failed, ready])('once stopped, neither shows a late result nor retries: %o', async (late) => {
  const load = vi.fn(() => new Promise<Fallible<number>>((resolve) => setTimeout(resolve, 1000, late)));
  const onLoaded = vi.fn();
  const stop = loadUntilDone(load, onLoaded);
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(onLoaded).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledOnce();
});
