import { expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../tests/unit/fakeBrowser.ts';
import { throttle } from './throttle.ts';

fakeBrowserInEachTest();

it('runs the work once for all calls of a second, and again for later ones', async () => {
  const work = vi.fn();
  const schedule = throttle(work);
  for (const runs of [1, 2]) {
    for (let calls = 0; calls < 3; calls += 1) {
      schedule();
      await vi.advanceTimersByTimeAsync(333);
    }
    expect(work).toHaveBeenCalledTimes(runs - 1);
    await vi.advanceTimersByTimeAsync(2);
    expect(work).toHaveBeenCalledTimes(runs);
  }
});
