/** A value outside of React that React can read with useSyncExternalStore. */
export type Store<State> = {
  getState: () => State;
  subscribe: (onChange: () => void) => () => void;
};

/** A store, and the way to change some fields of what it holds. */
export function createStore<State extends object>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  const store: Store<State> = {
    getState: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
  const update = (changes: Partial<State>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  return { ...store, update };
}
