import { useEffect, useState } from 'react';
import { retryUntilDone } from '../../browser/createBackoff.ts';
import type { Fallible } from '../../shared/model.ts';

/** Loads a value, with retries. Keeps the last value while `load` is absent or running. `load` must not reject. */
export function useLoaded<Value>(load: (() => Promise<Fallible<Value>>) | undefined): Fallible<Value> {
  const [value, setValue] = useState<Fallible<Value>>({ status: 'loading' });
  useEffect(() => {
    if (load === undefined) return undefined;
    let isCurrent = true;
    const stop = retryUntilDone(async () => {
      const loaded = await load();
      if (isCurrent) setValue(loaded);
      return loaded.status !== 'failed';
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [load]);
  return value;
}
