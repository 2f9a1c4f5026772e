import type { Observer, Snapshot, Unsubscribe } from '../backend.ts';
import { ApiRefusal } from './googleApi.ts';
import { keepAttached, type Listen } from './keepAttached.ts';

/** A listener that is silent for longer is considered blocked; a failed read is retried after the same interval. */
const silenceMs = 5000;

type Sources<Value> = {
  /** The kept copies or the head start's read. `undefined`: not known. None rejects. */
  early: readonly Promise<Snapshot<Value> | undefined>[];
  listen: Listen<Value>;
  /** Reads the whole value once. */
  read: () => Promise<Value>;
};

/** What the observer has seen so far; it never goes back. */
const stages = { nothing: 0, early: 1, read: 2, live: 3 } as const;

/**
 * Merges the sources of one value into one stream: the early snapshots, then the live value. While the listener is
 * blocked, the whole value is read once instead, so that a content blocker or a firewall does not hide it.
 */
export function mergeSources<Value>(
  { early, listen, read }: Sources<Value>,
  { next, failed }: Observer<Value>,
): Unsubscribe {
  let stage: number = stages.nothing;
  let isReading = false;
  let failure: unknown;
  let isReported = false;
  const end = new AbortController();
  const silence = setInterval(() => void readInstead(), silenceMs);

  const emit = (reached: number, snapshot: Snapshot<Value>) => {
    if (end.signal.aborted || reached < stage) return;
    stage = reached;
    if (stage >= stages.read) {
      clearInterval(silence);
      failure = undefined;
      isReported = false;
    }
    next(snapshot);
  };

  /** Reports the reason for a run of failures once. */
  const report = () => {
    if (end.signal.aborted || isReported) return;
    isReported = failure !== undefined;
    failed(failure);
  };

  const readInstead = async () => {
    if (isReading || stage >= stages.read) return;
    isReading = true;
    const reading = read().finally(() => {
      isReading = false;
    });
    await reading.then(
      (value) => emit(stages.read, { value, freshness: 'read' }),
      async (reason: unknown) => {
        // Only a refusal is worth reporting: other errors are usually connection problems.
        if (reason instanceof ApiRefusal) failure ??= reason;
        // A kept copy that is still being read prevents the inventory from counting as empty.
        await Promise.all(early);
        if (stage < stages.read) report();
      },
    );
  };

  for (const source of early) {
    void source.then((snapshot) => {
      if (snapshot !== undefined) emit(stages.early, snapshot);
    });
  }
  const detach = keepAttached(listen, {
    next: (value) => emit(stages.live, { value, freshness: 'live' }),
    offline: () => void readInstead(),
    failed: (reason) => {
      failure = reason;
      if (stage === stages.live) report();
      else void readInstead();
    },
  });
  addEventListener('online', () => void readInstead(), { signal: end.signal });

  return () => {
    end.abort();
    clearInterval(silence);
    detach();
  };
}
