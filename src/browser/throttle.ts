import { whenIdle } from './whenIdle.ts';

const pauseMs = 1000;

/** Returns a function that runs the work a second later, when the browser is idle. Calls until then share one run. */
export function throttle(work: () => void): () => void {
  let isScheduled = false;
  const run = async () => {
    await whenIdle();
    isScheduled = false;
    work();
  };
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(run, pauseMs);
  };
}
