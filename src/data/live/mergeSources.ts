import { createBackoff } from '../../browser/createBackoff.ts';
import { type Observer, RequestRefusedError, type Snapshot, type Unsubscribe } from '../backend.ts';

export type ListenerObserver<Value> = {
  /** The server has confirmed the value. */
  next: (value: Value) => void;
  /** The client has no connection and nothing cached. It reconnects by itself. */
  offline: () => void;
  /** The listener is dead. */
  failed: (reason: unknown) => void;
};

/** Attaches a listener. Rejects when the code that it needs does not load. */
export type Listen<Value> = (observer: ListenerObserver<Value>) => Promise<Unsubscribe>;

type Sources<Value> = {
  /** What is known before the listener responds, possibly only in part. `undefined`: nothing. None rejects. */
  early: readonly Promise<Snapshot<Value> | undefined>[];
  listen: Listen<Value>;
  /** Opens a new connection for the listeners. */
  reconnect: () => void;
  /** Reads the whole value once. */
  read: () => Promise<Value>;
  /** Caches a live value for the next visit. */
  cache: (value: Value) => void;
};

/** A listener that is silent for longer may be blocked. */
const silenceMs = 5_000;

/** How long to wait before each further attempt. */
const pausesMs = [5_000, 15_000, 60_000, 300_000];

/**
 * Merges the sources of one value into one stream: the early snapshots, then the live values. While the listener is not
 * live, this function acts after growing pauses, and at once when there is a chance (`createBackoff`): it attaches a dead
 * listener again, reads the whole value until one read succeeds, so that a content blocker or a firewall does not hide it, and
 * then replaces the connection of a listener that stays silent.
 */
export function mergeSources<Value>(
  { early, listen, reconnect, read, cache }: Sources<Value>,
  { next, failed }: Observer<Value>,
): Unsubscribe {
  /** `waiting`: the server has not sent the whole value, neither to a read nor to the listener. */
  let state: 'waiting' | 'read' | 'live' | 'ended' = 'waiting';
  let isReading = false;
  /** Absent while the listener is dead. */
  let detach: Unsubscribe | undefined;
  /** Why the value cannot be loaded. */
  let failure: unknown;
  let isReported = false;
  /** A slow line, to judge by the read, may still be delivering the listener's first answer. */
  let patientUntil = 0;

  const receive = (freshness: 'read' | 'live', value: Value) => {
    state = freshness;
    isReported = false;
    backoff.reset();
    next({ value, freshness });
  };

  /** Reports the reason for a run of failures once. */
  const report = () => {
    if (isReported) return;
    isReported = failure !== undefined;
    failed(failure);
  };

  const readInstead = async () => {
    if (isReading || state !== 'waiting') return;
    isReading = true;
    clearTimeout(silence);
    const startedAt = performance.now();
    await read().then(
      (value) => {
        if (state !== 'waiting') return;
        receive('read', value);
        patientUntil = performance.now() + 3 * (performance.now() - startedAt);
        backoff.schedule();
      },
      async (reason: unknown) => {
        // Only a refusal is worth reporting: other errors are usually connection problems.
        if (reason instanceof RequestRefusedError) failure = reason;
        // A cached copy that is still being read prevents the inventory from counting as empty.
        await Promise.all(early);
        if (state !== 'waiting') return;
        report();
        backoff.schedule();
      },
    );
    isReading = false;
  };

  const attach = () => {
    // The client may still deliver a value to a dead or detached listener.
    let isAlive = true;
    const handleFailure = (reason: unknown) => {
      isAlive = false;
      detach = undefined;
      failure = reason;
      if (state === 'live') report();
      backoff.schedule();
      void readInstead();
    };
    const attached = listen({
      next: (value) => {
        if (!isAlive) return;
        cache(value);
        receive('live', value);
      },
      offline: () => void readInstead(),
      failed: handleFailure,
    });
    attached.catch(handleFailure);
    detach = () => {
      isAlive = false;
      attached.then((stop) => stop()).catch(() => {});
    };
  };

  const backoff = createBackoff(pausesMs, () => {
    if (detach === undefined) attach();
    else if (state !== 'waiting' && performance.now() >= patientUntil) reconnect();
    if (state === 'waiting') void readInstead();
    else backoff.schedule();
  });

  for (const source of early) {
    void source.then((snapshot) => {
      if (snapshot !== undefined && state === 'waiting') next(snapshot);
    });
  }
  const silence = setTimeout(() => void readInstead(), silenceMs);
  attach();
  return () => {
    state = 'ended';
    clearTimeout(silence);
    backoff.cancel();
    detach?.();
  };
}
