import { retryLater } from '../../browser/retryLater.ts';
import type { Unsubscribe } from '../backend.ts';

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

/** How long to wait before the next attempt at anything that needs Firestore. */
export const pausesMs = [5_000, 15_000, 60_000, 300_000];

/**
 * Keeps a listener attached: one that is dead, or that could not be attached, is attached again after an increasing delay,
 * and at once when a visible page comes back online or the visitor returns to it.
 */
export function keepAttached<Value>(
  listen: Listen<Value>,
  { next, offline, failed }: ListenerObserver<Value>,
): Unsubscribe {
  let detach = () => {};

  const attach = () => {
    // The client may still deliver something to a dead or detached listener.
    let isAlive = true;
    const handleFailure = (reason: unknown) => {
      if (!isAlive) return;
      isAlive = false;
      later.failed();
      failed(reason);
    };
    const attached = listen({
      next: (value) => {
        if (!isAlive) return;
        later.succeeded();
        next(value);
      },
      offline: () => isAlive && offline(),
      failed: handleFailure,
    });
    attached.catch(handleFailure);
    detach = () => {
      isAlive = false;
      attached.then((stop) => stop()).catch(() => {});
    };
  };
  const later = retryLater(pausesMs, attach);

  attach();
  return () => {
    later.stop();
    detach();
  };
}
