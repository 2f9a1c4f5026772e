import { useEffect } from 'react';
import { whenIdle } from '../browser/whenIdle.ts';
import { preloadScreens } from './screens.tsx';

const idleTimeoutMs = 5000;

/**
 * Loads the code of the other screens once the browser is idle.
 *
 * @param isSettled whether the visit has nothing more important to load
 */
export function usePreloadWhenIdle(isSettled: boolean): void {
  useEffect(() => {
    if (isSettled) void whenIdle(idleTimeoutMs).then(preloadScreens);
  }, [isSettled]);
}
