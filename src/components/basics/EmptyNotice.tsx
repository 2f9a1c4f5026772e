import styled from 'styled-components';
import { DeferredEmptyStage } from './deferred';
import { heading3 } from '../theme/typography';

const Box = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${({ theme }) => theme.space[16]};
  min-height: 240px;
  text-align: center;

  > :first-child {
    width: min(280px, 100%);
  }
`;

/** Holds the drawing's place while its code is under way. */
const StagePlace = styled.div`
  aspect-ratio: 640 / 220;
`;

const Words = styled.h2`
  ${heading3}
`;

export type EmptyNoticeProps = {
  /** What there is nothing of; without it the empty stage speaks for itself. */
  text?: string;
};

/**
 * A calm place where vehicles would stand.
 *
 * @states empty, narrow
 */
export function EmptyNotice({ text }: EmptyNoticeProps) {
  return (
    <Box>
      <StagePlace>
        <DeferredEmptyStage />
      </StagePlace>
      {text !== undefined && <Words>{text}</Words>}
    </Box>
  );
}
