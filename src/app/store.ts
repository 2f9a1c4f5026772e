/** A value outside of React, readable with useSyncExternalStore. */
export type Store<State> = {
  getState: () => State;
  subscribe: (onChange: () => void) => () => void;
};

/** Creates a store whose state changes through dispatched events. */
export function createStore<State, Event>(reduce: (state: State, event: Event) => State, initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  const store: Store<State> = {
    getState: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
  const dispatch = (event: Event) => {
    const next = reduce(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  return { ...store, dispatch };
}
