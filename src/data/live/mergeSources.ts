import { retryLater } from '../../browser/retryLater.ts';
import type { Observer, Snapshot, Unsubscribe } from '../backend.ts';
import { ApiRefusal } from '../firebase/googleApi.ts';
import { keepAttached, type Listen, pausesMs } from './keepAttached.ts';

/** A listener that is silent for longer may be blocked. */
const silenceMs = 5000;

type Sources<Value> = {
  /** What is known before the listener responds, possibly only in part. `undefined`: nothing. None rejects. */
  early: readonly Promise<Snapshot<Value> | undefined>[];
  listen: Listen<Value>;
  /** Opens a new connection for the listeners. */
  reconnect: () => void;
  /** Reads the whole value once. */
  read: () => Promise<Value>;
  /** Keeps a live value for the next visit. */
  keep: (value: Value) => void;
};

/**
 * Merges the sources of one value into one stream: the early snapshots, then the live values. While the listener is
 * blocked, the whole value is read once instead, so that a content blocker or a firewall does not hide it. A connection that
 * stays silent although the value can be read is replaced.
 */
export function mergeSources<Value>(
  { early, listen, reconnect, read, keep }: Sources<Value>,
  { next, failed }: Observer<Value>,
): Unsubscribe {
  /** Waits until the server has sent the whole value in one way or the other. */
  let state: 'waiting' | 'read' | 'live' | 'ended' = 'waiting';
  let isReading = false;
  /** Why the value cannot be loaded. */
  let failure: unknown;
  let isReported = false;
  /** A slow line, to judge by the plain read, may still be delivering the listener's first answer. */
  let patientUntil = 0;

  const receive = (freshness: 'read' | 'live', value: Value) => {
    state = freshness;
    failure = undefined;
    isReported = false;
    clearTimeout(silence);
    reading.succeeded();
    next({ value, freshness });
  };

  /** Reports the reason for a run of failures once. */
  const report = () => {
    if (isReported || state === 'ended') return;
    isReported = failure !== undefined;
    failed(failure);
  };

  const readInstead = async () => {
    if (isReading || state !== 'waiting') return;
    isReading = true;
    const startedAt = performance.now();
    await read().then(
      (value) => {
        if (state !== 'waiting') return;
        receive('read', value);
        patientUntil = performance.now() + 3 * (performance.now() - startedAt);
        connecting.failed();
      },
      async (reason: unknown) => {
        // Only a refusal is worth reporting: other errors are usually connection problems.
        if (reason instanceof ApiRefusal) failure ??= reason;
        // A kept copy that is still being read prevents the inventory from counting as empty.
        await Promise.all(early);
        if (state !== 'waiting') return;
        report();
        reading.failed();
      },
    );
    isReading = false;
  };

  const tryToRead = () => void readInstead();
  const reading = retryLater(pausesMs, () => {
    // The visitor's return is another chance.
    if (document.visibilityState === 'hidden') reading.failed();
    else tryToRead();
  });
  const connecting = retryLater(pausesMs, () => {
    if (performance.now() >= patientUntil) reconnect();
    connecting.failed();
  });
  const silence = setTimeout(tryToRead, silenceMs);

  for (const source of early) {
    void source.then((snapshot) => {
      if (snapshot !== undefined && state === 'waiting') next(snapshot);
    });
  }
  const detach = keepAttached(listen, {
    next: (value) => {
      connecting.succeeded();
      keep(value);
      receive('live', value);
    },
    offline: tryToRead,
    failed: (reason) => {
      failure = reason;
      if (state === 'live') {
        connecting.failed();
        report();
      } else tryToRead();
    },
  });

  return () => {
    state = 'ended';
    clearTimeout(silence);
    reading.stop();
    connecting.stop();
    detach();
  };
}
