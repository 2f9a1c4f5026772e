import type { Observer, Snapshot, Unsubscribe } from '../backend.ts';

/** A source whose value is always live, like a document or a collection in Firestore. */
export function liveSource<Value>(initial: Value) {
  let current: Snapshot<Value> = { value: initial, freshness: 'live' };
  const observers = new Set<Observer<Value>>();
  return {
    set: (value: Value) => {
      current = { value, freshness: 'live' };
      for (const { next } of observers) next(current);
    },
    fail: (reason: Error) => {
      for (const { failed } of observers) failed(reason);
    },
    /** Sends the current value in a task of its own, and then every later one. */
    watch: (observer: Observer<Value>): Unsubscribe => {
      const first = setTimeout(() => observer.next(current));
      observers.add(observer);
      return () => {
        clearTimeout(first);
        observers.delete(observer);
      };
    },
  };
}
