import { useEffect, useState } from 'react';
import type { Loadable } from '../data/model.ts';

const minimumMs = 300;

/** Keeps a value loading for at least 300 ms once its loading state has been painted. */
export function useSteadyLoading<Value>(source: Loadable<Value>): Loadable<Value> {
  const isLoading = source.status === 'loading';
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (!isLoading) return undefined;
    const frame = requestAnimationFrame(() => {
      setIsHeld(true);
      setTimeout(() => setIsHeld(false), minimumMs);
    });
    return () => cancelAnimationFrame(frame);
  }, [isLoading]);

  return isHeld ? { status: 'loading' } : source;
}
