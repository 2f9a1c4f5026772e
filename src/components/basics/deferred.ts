import { type ComponentType, createElement, useEffect, useState } from 'react';
import type { VehicleDrawingProps } from '../vehicle/VehicleDrawing';

/**
 * A component whose code comes when it is first shown; until then, and if it does not come, its place is empty.
 * Unlike with React's lazy, code that did not come is asked for again the next time, and nothing around it suspends.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Deferred(props) {
    const [isThere, setIsThere] = useState(loaded !== undefined);
    useEffect(() => {
      if (isThere) return undefined;
      let isShown = true;
      load().then(
        (component) => {
          loaded = component;
          if (isShown) setIsThere(true);
        },
        () => {},
      );
      return () => {
        isShown = false;
      };
    }, [isThere]);
    return loaded === undefined || !isThere ? null : createElement(loaded, props);
  };
}

// Drawings weigh as much as the home screen itself, and most visits need none.

/** `VehicleDrawing`, when it is needed. */
export const DeferredVehicleDrawing = deferred<VehicleDrawingProps>(
  async () => (await import('../vehicle/VehicleDrawing')).VehicleDrawing,
);

/** `HeroBackdrop`, when it is needed. */
export const DeferredHeroBackdrop = deferred(
  async () => (await import('../frame/HeroBackdrop')).HeroBackdrop,
);

/** `EmptyStage`, when it is needed. */
export const DeferredEmptyStage = deferred(async () => (await import('../vehicle/EmptyStage')).EmptyStage);
