import { Button } from '../components/basics/Button.tsx';
import { ScreenBox } from '../components/basics/ScreenBox.tsx';
import { ScreenHeading } from '../components/basics/ScreenHeading.tsx';
import { EmptyNotice } from '../components/vehicle/EmptyNotice.tsx';

export type FailureScreenProps = {
  /** The visitor pressed 'Back to Home'. */
  onOpenHome: () => void;
};

/** Replaces a screen that failed to load or render. */
export const FailureScreen = ({ onOpenHome }: FailureScreenProps) => (
  <ScreenBox>
    <EmptyNotice heading={<ScreenHeading>This page could not be shown.</ScreenHeading>}>
      <p>Check your connection, or reload the site.</p>
      <Button variant="ghost" onClick={onOpenHome}>
        Back to Home
      </Button>
    </EmptyNotice>
  </ScreenBox>
);
