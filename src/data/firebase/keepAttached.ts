import type { Unsubscribe } from '../backend.ts';

export type ListenerObserver<Value> = {
  /** The server has confirmed the value. */
  next: (value: Value) => void;
  /** The client has no connection and nothing cached. It reconnects by itself. */
  offline: () => void;
  /** The listener is dead. */
  failed: (reason: unknown) => void;
};

/** Attaches a listener. */
export type Listen<Value> = (observer: ListenerObserver<Value>) => Unsubscribe;

const pausesMs = [5_000, 15_000, 60_000, 300_000] as const;

/**
 * Keeps a listener attached: a dead one is reattached after an increasing delay, and immediately when a visible page
 * comes back online or the page becomes visible.
 */
export function keepAttached<Value>(
  listen: Listen<Value>,
  { next, offline, failed }: ListenerObserver<Value>,
): Unsubscribe {
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let detach = () => {};
  const page = new AbortController();

  const attach = () => {
    clearTimeout(retry);
    retry = undefined;
    // Ignore anything the client still delivers to a dead or detached listener.
    let isAlive = true;
    const whileAlive =
      <Args extends unknown[]>(report: (...args: Args) => void) =>
      (...args: Args) => {
        if (isAlive) report(...args);
      };
    const stop = listen({
      next: whileAlive((value: Value) => {
        failures = 0;
        next(value);
      }),
      offline: whileAlive(offline),
      failed: whileAlive((reason: unknown) => {
        isAlive = false;
        retry = setTimeout(attach, pausesMs[Math.min(failures, pausesMs.length - 1)]);
        failures += 1;
        failed(reason);
      }),
    });
    detach = () => {
      isAlive = false;
      stop();
    };
  };
  const attachIfDead = () => {
    if (retry !== undefined && document.visibilityState === 'visible') attach();
  };

  addEventListener('online', attachIfDead, { signal: page.signal });
  document.addEventListener('visibilitychange', attachIfDead, { signal: page.signal });
  attach();
  return () => {
    page.abort();
    clearTimeout(retry);
    detach();
  };
}
