import { useEffect, useState } from 'react';
import { createBackoff } from '../browser/createBackoff.ts';
import type { Fallible } from '../shared/model.ts';

/** Loads a value, with retries. Without a function, and until a new function has loaded, the value stays as it is. */
export function useLoaded<Value>(load: (() => Promise<Fallible<Value>>) | undefined): Fallible<Value> {
  const [value, setValue] = useState<Fallible<Value>>({ status: 'loading' });
  useEffect(() => {
    const start = () =>
      void load?.().then((loaded) => {
        setValue(loaded);
        if (loaded.status === 'failed') backoff.schedule();
      });
    const backoff = createBackoff(start);
    start();
    return backoff.cancel;
  }, [load]);
  return value;
}
