import { type ComponentType, lazy } from 'react';
import type { VehicleDrawingProps } from './VehicleDrawing';

/** Stands in for what did not come: its place stays empty. */
const Nothing = () => null;

/** A component whose code comes when it is first shown, inside a Suspense. Without its code it shows nothing. */
export const deferred = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));

// Drawings weigh as much as the home screen itself, and most visits need none.

/** `VehicleDrawing`, when it is needed. */
export const DeferredVehicleDrawing = deferred<VehicleDrawingProps>(
  async () => (await import('./VehicleDrawing')).VehicleDrawing,
);

/** `HeroBackdrop`, when it is needed. */
export const DeferredHeroBackdrop = deferred(async () => (await import('./HeroBackdrop')).HeroBackdrop);

/** `EmptyStage`, when it is needed. */
export const DeferredEmptyStage = deferred(async () => (await import('./EmptyStage')).EmptyStage);
