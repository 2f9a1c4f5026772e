import { onOnlineOrVisible } from './onOnlineOrVisible.ts';

/** Retries an action with backoff, and at once when the page comes back online or becomes visible. The last pause repeats. */
export function createBackoff(
  retry: () => void,
  pausesMs: readonly number[] = [5_000, 15_000, 60_000, 300_000],
) {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCancelled = false;

  const clearTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const retryNow = () => {
    clearTimer();
    retry();
  };
  const unsubscribe = onOnlineOrVisible(() => timer !== undefined && retryNow());

  return {
    /** Schedules the next retry, unless one is already scheduled. */
    schedule: (): void => {
      if (isCancelled || timer !== undefined) return;
      timer = setTimeout(retryNow, pausesMs[Math.min(attempts, pausesMs.length - 1)]);
      attempts += 1;
    },
    /** Drops the scheduled retry and starts again with the first pause. */
    reset: (): void => {
      attempts = 0;
      clearTimer();
    },
    /** Stops for good. */
    cancel: (): void => {
      isCancelled = true;
      unsubscribe();
      clearTimer();
    },
  };
}

/** Runs work now, and again with backoff until it succeeds. Returns a function that stops it. */
export function retryUntilDone(work: () => Promise<boolean>, pausesMs?: readonly number[]): () => void {
  const attempt = async () => {
    if (!(await work())) backoff.schedule();
  };
  const backoff = createBackoff(() => void attempt(), pausesMs);
  void attempt();
  return backoff.cancel;
}
