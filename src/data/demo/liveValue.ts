import type { Unsubscribe } from '../backend.ts';

/** An observable value, like a document or a collection in Firestore. */
export function liveValue<Value>(initial: Value) {
  let current = initial;
  const observers = new Set<(value: Value) => void>();
  return {
    get: () => current,
    set: (value: Value) => {
      current = value;
      for (const observer of observers) observer(value);
    },
    /** Sends the current value in a task of its own, and then every later one. */
    watch: (observer: (value: Value) => void): Unsubscribe => {
      const first = setTimeout(() => observer(current));
      observers.add(observer);
      return () => {
        clearTimeout(first);
        observers.delete(observer);
      };
    },
  };
}
