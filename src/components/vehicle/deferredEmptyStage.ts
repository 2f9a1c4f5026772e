import { deferred } from '../basics/lazyCode.ts';

/** `EmptyStage` in a chunk of its own. */
export const DeferredEmptyStage = deferred(async () => (await import('./EmptyStage.tsx')).EmptyStage);
