import { useEffect, useState } from 'react';
import { retryUntilDone } from '../../browser/createBackoff.ts';
import type { Fallible } from '../../shared/model.ts';

const loading = { status: 'loading' } as const;

/** Loads a value, with retries. Keeps the last value while `load` is running, not without it. `load` must not reject. */
export function useLoaded<Value>(load: (() => Promise<Fallible<Value>>) | undefined): Fallible<Value> {
  const [value, setValue] = useState<Fallible<Value>>(loading);
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
  return load === undefined ? loading : value;
}
