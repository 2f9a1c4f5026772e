import { onChanceToRetry } from './onChanceToRetry.ts';

/**
 * Repeats an action that has failed: after growing pauses, of which the last one repeats, and at once when there is a chance
 * (`onChanceToRetry`).
 */
export function retryLater(pausesMs: readonly number[], retry: () => void) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const retryNow = () => {
    cancel();
    retry();
  };
  const ignoreChances = onChanceToRetry(() => timer !== undefined && retryNow());

  return {
    /** The action has failed: repeats it later, unless that is already planned. */
    failed: (): void => {
      if (isStopped || timer !== undefined) return;
      timer = setTimeout(retryNow, pausesMs[Math.min(failures, pausesMs.length - 1)]);
      failures += 1;
    },
    /** The action has succeeded: its next failure starts with the first pause. */
    succeeded: (): void => {
      failures = 0;
      cancel();
    },
    /** Repeats nothing any more. */
    stop: (): void => {
      isStopped = true;
      ignoreChances();
      cancel();
    },
  };
}
