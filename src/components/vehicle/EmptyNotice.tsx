import styled from 'styled-components';
import { heading3 } from '../theme/typography.ts';
import { DeferredEmptyStage } from './deferredEmptyStage.ts';

const Box = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${({ theme }) => theme.space[16]};
  min-height: 240px;
  text-align: center;
`;

/** Reserves the space of the drawing while its code loads. */
const DrawingBox = styled.div`
  width: min(280px, 100%);
  aspect-ratio: 640 / 220;
`;

const Message = styled.h2`
  ${heading3}
`;

export type EmptyNoticeProps = {
  /** The message below the drawing. */
  text?: string;
};

/**
 * Shown instead of a vehicle grid when there are no vehicles.
 *
 * @states empty, narrow
 */
export function EmptyNotice({ text }: EmptyNoticeProps) {
  return (
    <Box>
      <DrawingBox>
        <DeferredEmptyStage />
      </DrawingBox>
      {text !== undefined && <Message>{text}</Message>}
    </Box>
  );
}
