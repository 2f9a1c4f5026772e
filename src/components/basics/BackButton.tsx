import styled from 'styled-components';
import { Button } from './Button';
import { Icon } from './Icon';

const Place = styled.div`
  @media print {
    display: none;
  }
`;

/**
 * Leads from a vehicle back to the inventory.
 *
 * @states filled
 */
export function BackButton({
  onBack,
}: {
  /** The button was pressed. */
  onBack: () => void;
}) {
  return (
    <Place>
      <Button variant="ghost" onClick={onBack}>
        <Icon name="arrowLeft" />
        Back to Inventory
      </Button>
    </Place>
  );
}
