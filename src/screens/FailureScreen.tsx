import styled from 'styled-components';
import { Button } from '../components/basics/Button.tsx';
import { ScreenBox } from '../components/basics/ScreenBox.tsx';
import { ScreenHeading } from '../components/basics/ScreenHeading.tsx';
import { DeferredEmptyStage, EmptyStageBox } from '../components/vehicle/deferredEmptyStage.ts';

const Box = styled(ScreenBox)`
  justify-items: center;
  padding-block: ${({ theme }) => theme.space.section};
  text-align: center;
`;

export type FailureScreenProps = {
  /** The visitor pressed 'Back to Home'. */
  onGoHome: () => void;
};

/**
 * Replaces a screen that failed to load or render.
 *
 * @states error, narrow
 */
export function FailureScreen({ onGoHome }: FailureScreenProps) {
  return (
    <Box>
      <EmptyStageBox $width="340px">
        <DeferredEmptyStage />
      </EmptyStageBox>
      <ScreenHeading>This page could not be shown.</ScreenHeading>
      <Button variant="ghost" onClick={onGoHome}>
        Back to Home
      </Button>
    </Box>
  );
}
