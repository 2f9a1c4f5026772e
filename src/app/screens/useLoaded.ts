import { useEffect, useState } from 'react';
import { createBackoff } from '../../browser/createBackoff.ts';
import type { Fallible } from '../../shared/model.ts';

/** Loads a value, with retries. Keeps the last value while `load` is absent or running. `load` must not reject. */
export function useLoaded<Value>(load: (() => Promise<Fallible<Value>>) | undefined): Fallible<Value> {
  const [value, setValue] = useState<Fallible<Value>>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const start = () =>
      void load?.().then((loaded) => {
        if (!isCurrent) return;
        setValue(loaded);
        if (loaded.status === 'failed') backoff.schedule();
      });
    const backoff = createBackoff(start);
    start();
    return () => {
      isCurrent = false;
      backoff.cancel();
    };
  }, [load]);
  return value;
}
