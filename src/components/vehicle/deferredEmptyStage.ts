import styled from 'styled-components';
import { deferred } from '../basics/lazyCode.ts';

/** `EmptyStage` in a chunk of its own. */
export const DeferredEmptyStage = deferred(async () => (await import('./EmptyStage.tsx')).EmptyStage);

/** Reserves the space of the drawing while its code loads. `$width` is its greatest width. */
export const EmptyStageBox = styled.div<{ $width: string }>`
  width: min(${({ $width }) => $width}, 100%);
  aspect-ratio: 640 / 220;
`;
