import { createBackoff } from '../../browser/createBackoff.ts';
import { isRefusal, type Observer, type Snapshot } from '../backend.ts';

export type ListenerObserver<Value> = {
  /** The server has confirmed the value. */
  next: (value: Value) => void;
  /** The client has no connection and nothing in its cache. It reconnects by itself. */
  offline: () => void;
  /** The listener is dead. */
  failed: (reason: unknown) => void;
};

/** Attaches a listener. Rejects when the code that it needs does not load. */
export type Listen<Value> = (observer: ListenerObserver<Value>) => Promise<void>;

type Sources<Value> = {
  /** Snapshots from before the listener responds, possibly partial; `undefined` if unknown. They never reject. */
  early: readonly Promise<Snapshot<Value> | undefined>[];
  listen: Listen<Value>;
  /** Tells the client that the listener is silent. */
  reconnect: () => void;
  /** Reads the whole value once, until the signal aborts. */
  read: (signal: AbortSignal) => Promise<Value>;
  /** Caches a live value for the next visit. */
  cache: (value: Value) => void;
};

/** A listener that is silent for longer may be blocked. */
const silenceMs = 5_000;

/** Returns a function that attaches a listener unless one is alive. It returns whether it has attached one. */
function attachOne<Value>(listen: Listen<Value>, observer: ListenerObserver<Value>): () => boolean {
  /** Identifies the live listener. The client may still deliver a value to a dead one. */
  let alive: symbol | undefined;
  return () => {
    if (alive !== undefined) return false;
    const attached = Symbol('listener');
    alive = attached;
    const failed = (reason: unknown) => {
      if (alive !== attached) return;
      alive = undefined;
      observer.failed(reason);
    };
    listen({
      next: (value) => alive === attached && observer.next(value),
      offline: () => alive === attached && observer.offline(),
      failed,
    }).catch(failed);
    return true;
  };
}

/** Returns a function that starts a read, unless one is running or the value is known. A silent listener starts one, too. */
function readUntilKnown<Value>(
  { read, early }: Sources<Value>,
  known: AbortSignal,
  { next, failed }: { next: (value: Value) => void; failed: (reason: unknown) => void },
): () => void {
  let isReading = false;
  const start = async () => {
    clearTimeout(silence);
    if (isReading || known.aborted) return;
    isReading = true;
    await read(known).then(
      (value) => {
        if (!known.aborted) next(value);
      },
      async (reason: unknown) => {
        // Show the cached copy first: after a failure, an inventory without vehicles counts as empty.
        await Promise.all(early);
        if (!known.aborted) failed(reason);
      },
    );
    isReading = false;
  };
  const silence = setTimeout(start, silenceMs);
  return () => void start();
}

/**
 * Merges the sources of one value into one stream: the early snapshots, then the live values. If the listener fails or is
 * silent, the whole value is read over REST until one read succeeds, for visitors behind a content blocker or a firewall.
 * A dead listener is reattached, and a silent one reconnected, with backoff.
 */
export function mergeSources<Value>(sources: Sources<Value>, { next, failed }: Observer<Value>): void {
  const { early, listen, reconnect, cache } = sources;
  /** Aborted once the whole value has arrived, which also aborts a read in progress. */
  const known = new AbortController();
  let isLive = false;
  /** Why the value cannot be loaded. */
  let failure: unknown;
  let isReported = false;

  const receive = (freshness: 'read' | 'live', value: Value) => {
    known.abort();
    isReported = false;
    backoff.reset();
    next({ value, freshness });
  };
  /** Reports a failure, unless one with a reason has been reported since the last value. */
  const report = () => {
    if (isReported) return;
    isReported = failure !== undefined;
    failed(failure);
  };
  const startReading = readUntilKnown(sources, known.signal, {
    next: (value) => {
      receive('read', value);
      backoff.schedule();
    },
    failed: (reason) => {
      // Other errors are usually connection problems, not worth reporting.
      if (isRefusal(reason)) failure = reason;
      report();
      backoff.schedule();
    },
  });
  const attach = attachOne(listen, {
    next: (value) => {
      isLive = true;
      cache(value);
      receive('live', value);
    },
    offline: startReading,
    failed: (reason) => {
      failure = reason;
      if (isLive) report();
      backoff.schedule();
      startReading();
    },
  });
  const backoff = createBackoff(() => {
    const isAttaching = attach();
    if (!known.signal.aborted) return startReading();
    if (!isAttaching) reconnect();
    backoff.schedule();
  });

  for (const source of early) {
    void source.then((snapshot) => {
      if (snapshot !== undefined && !known.signal.aborted) next(snapshot);
    });
  }
  attach();
}
