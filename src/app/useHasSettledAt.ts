import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../data/whenIdle.ts';
import { preloadScreens } from './screens.tsx';
import type { Place } from './usePlace.ts';

const idleTimeoutMs = 5000;

/**
 * Whether the browser has been idle since the visitor arrived at this place. By then, the code of all screens has loaded.
 *
 * @param isSettled whether the visit has nothing more important to load
 */
export function useHasSettledAt(place: Place, isSettled: boolean): boolean {
  const [settledAt, setSettledAt] = useState<Place>();
  useEffect(() => {
    if (!isSettled) return undefined;
    let isHere = true;
    void whenIdle(idleTimeoutMs)
      .then(preloadScreens)
      .then(() => {
        if (isHere) startTransition(() => setSettledAt(place));
      });
    return () => {
      isHere = false;
    };
  }, [place, isSettled]);
  return settledAt === place;
}
