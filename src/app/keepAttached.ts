import type { Watcher } from '../data/model';

const pausesMs = [5_000, 15_000, 60_000, 300_000] as const;

/**
 * Keeps one listener alive: when it dies it is attached again after a growing pause, or as soon as the browser is
 * online again or the page is looked at. The first failure in a row is passed on, those that follow are not.
 *
 * @param attach attaches the listener and returns the way to detach it
 * @returns the way to end it
 */
export function keepAttached<Value>(
  attach: (watcher: Watcher<Value>) => () => void,
  watcher: Watcher<Value>,
): () => void {
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let detach = () => {};

  const start = () => {
    clearTimeout(retry);
    retry = undefined;
    detach = attach({
      next: (seen) => {
        if (seen.isConfirmed) failures = 0;
        watcher.next(seen);
      },
      failed: (reason) => {
        if (failures === 0) watcher.failed(reason);
        retry = setTimeout(start, pausesMs[Math.min(failures, pausesMs.length - 1)]);
        failures += 1;
      },
    });
  };
  const startNow = () => {
    if (retry !== undefined) start();
  };

  addEventListener('online', startNow);
  document.addEventListener('visibilitychange', startNow);
  start();
  return () => {
    removeEventListener('online', startNow);
    document.removeEventListener('visibilitychange', startNow);
    clearTimeout(retry);
    detach();
  };
}
