import styled from 'styled-components';
import { Button } from '../components/basics/Button';
import { DeferredEmptyStage } from '../components/basics/deferred';
import { ScreenBox } from '../components/basics/ScreenBox';
import { ScreenHeading } from '../components/basics/ScreenHeading';

const Box = styled(ScreenBox)`
  justify-items: center;
  padding-block: ${({ theme }) => theme.space.section};
  text-align: center;
`;

/** Holds the drawing's place while its code is under way. */
const StagePlace = styled.div`
  width: min(340px, 100%);
  aspect-ratio: 640 / 220;
`;

export type FailureScreenProps = {
  /** The visitor asked for the home screen. */
  onGoHome: () => void;
};

/**
 * Stands in for a screen that could not be shown.
 *
 * @states error, narrow
 */
export function FailureScreen({ onGoHome }: FailureScreenProps) {
  return (
    <Box>
      <StagePlace>
        <DeferredEmptyStage />
      </StagePlace>
      <ScreenHeading>This page could not be shown.</ScreenHeading>
      <Button variant="ghost" onClick={onGoHome}>
        Back to Home
      </Button>
    </Box>
  );
}
