import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../browser/whenIdle.ts';
import { preloadScreens } from './screens.tsx';
import type { Place } from './usePlace.ts';

const idleTimeoutMs = 5000;

/**
 * Loads the code of the other screens once the browser is idle. Returns true when that has finished for this place.
 *
 * @param isSettled whether the visit has nothing more important to load
 */
export function usePreloadWhenIdle(place: Place, isSettled: boolean): boolean {
  const [preloadedAt, setPreloadedAt] = useState<Place>();
  useEffect(() => {
    if (!isSettled) return undefined;
    let isHere = true;
    void whenIdle(idleTimeoutMs)
      .then(preloadScreens)
      .then(() => {
        if (isHere) startTransition(() => setPreloadedAt(place));
      });
    return () => {
      isHere = false;
    };
  }, [place, isSettled]);
  return preloadedAt === place;
}
