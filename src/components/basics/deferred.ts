import { type ComponentType, createElement } from 'react';
import type { VehicleDrawingProps } from '../vehicle/VehicleDrawing.tsx';
import { lazyCode, useLazyCode } from './lazyCode.ts';

/** Wraps a component whose code loads when it is first shown. Until then it renders nothing. */
export function deferred<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const lazy = lazyCode(importComponent);
  return function Deferred(props) {
    const { code } = useLazyCode(lazy);
    return code === undefined ? null : createElement(code, props);
  };
}

// Drawings weigh as much as the home screen, and most visits need none.

/** `VehicleDrawing` in a chunk of its own. */
export const DeferredVehicleDrawing = deferred<VehicleDrawingProps>(
  async () => (await import('../vehicle/VehicleDrawing.tsx')).VehicleDrawing,
);

/** `HeroBackdrop` in a chunk of its own. */
export const DeferredHeroBackdrop = deferred(
  async () => (await import('../frame/HeroBackdrop.tsx')).HeroBackdrop,
);

/** `EmptyStage` in a chunk of its own. */
export const DeferredEmptyStage = deferred(
  async () => (await import('../vehicle/EmptyStage.tsx')).EmptyStage,
);
