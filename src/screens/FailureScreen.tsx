import { Button } from '../components/basics/Button.tsx';
import { ScreenBox } from '../components/basics/ScreenBox.tsx';
import { ScreenHeading } from '../components/basics/ScreenHeading.tsx';
import { VehicleOutline } from '../components/vehicle/VehicleOutline.tsx';

export type FailureScreenProps = {
  /** The visitor pressed 'Back to Home'. */
  onOpenHome: () => void;
};

/** Replaces a screen that failed to load or render. */
export function FailureScreen({ onOpenHome }: FailureScreenProps) {
  return (
    <ScreenBox isCentered>
      <VehicleOutline />
      <ScreenHeading>This page could not be shown.</ScreenHeading>
      <p>Check your connection, or reload the site.</p>
      <Button variant="ghost" onClick={onOpenHome}>
        Back to Home
      </Button>
    </ScreenBox>
  );
}
