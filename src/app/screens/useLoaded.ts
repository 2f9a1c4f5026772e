import { useEffect, useState } from 'react';
import { retryUntilDone } from '../../browser/createBackoff.ts';
import type { Fallible } from '../../shared/model.ts';

const loading = { status: 'loading' } as const;

type Load<Value> = () => Promise<Fallible<Value>>;

/** Loads a value, with retries, and calls back with each result. `load` must not reject. Returns a function that stops it. */
export function loadUntilDone<Value>(
  load: Load<Value>,
  onLoaded: (value: Fallible<Value>) => void,
): () => void {
  let isStopped = false;
  const cancel = retryUntilDone(async () => {
    const loaded = await load();
    if (!isStopped) onLoaded(loaded);
    return loaded.status !== 'failed';
  });
  return () => {
    isStopped = true;
    cancel();
  };
}

/** Loads a value, with retries. Keeps the last value while `load` is running, not without it. */
export function useLoaded<Value>(load: Load<Value> | undefined): Fallible<Value> {
  const [value, setValue] = useState<Fallible<Value>>(loading);
  useEffect(() => (load === undefined ? undefined : loadUntilDone(load, setValue)), [load]);
  return load === undefined ? loading : value;
}
