/** A value that others can watch, as a document or a collection in Firestore can be. */
export function liveValue<Value>(initial: Value) {
  let current = initial;
  const watchers = new Set<(value: Value) => void>();
  return {
    get: () => current,
    set: (value: Value) => {
      current = value;
      for (const watcher of watchers) watcher(value);
    },
    /** Calls the watcher with the present value soon, and with each later one. Returns the way to stop. */
    watch: (watcher: (value: Value) => void) => {
      const first = setTimeout(() => watcher(current));
      watchers.add(watcher);
      return () => {
        clearTimeout(first);
        watchers.delete(watcher);
      };
    },
  };
}
