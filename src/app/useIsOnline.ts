import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the browser has a network. It may still not reach anything. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
