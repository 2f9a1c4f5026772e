import styled from 'styled-components';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;

/**
 * A button that returns to the inventory.
 *
 * @states filled
 */
export function BackButton({
  onBack,
}: {
  /** The visitor pressed the button. */
  onBack: () => void;
}) {
  return (
    <ScreenOnly>
      <Button variant="ghost" onClick={onBack}>
        <Icon name="arrowLeft" />
        Back to Inventory
      </Button>
    </ScreenOnly>
  );
}
