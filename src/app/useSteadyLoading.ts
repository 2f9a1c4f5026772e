import { useEffect, useState } from 'react';
import type { Loadable } from '../data/model';

const shownAtLeastMs = 300;

/** The same, but once loading has been shown it stays so long that it does not flash. */
export function useSteadyLoading<Value>(source: Loadable<Value>): Loadable<Value> {
  const isLoading = source.status === 'loading';
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (!isLoading) return undefined;
    const frame = requestAnimationFrame(() => {
      setIsHeld(true);
      setTimeout(() => setIsHeld(false), shownAtLeastMs);
    });
    return () => cancelAnimationFrame(frame);
  }, [isLoading]);

  return isHeld ? { status: 'loading' } : source;
}
