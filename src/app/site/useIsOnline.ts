import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  const subscription = new AbortController();
  for (const type of ['online', 'offline']) addEventListener(type, onChange, { signal: subscription.signal });
  return () => subscription.abort();
}

/** Whether the browser has a network connection, even one that reaches no server. */
export const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
