import styled from 'styled-components';
import { Placeholder } from '../basics/Placeholder';
import { VehicleCardFrame } from './VehicleCardFrame';

const Name = styled.div`
  height: 1.15em;
  font-size: ${({ theme }) => theme.font.cardTitle};
  line-height: 1;

  > span {
    height: 0.9em;
  }
`;

const Specs = styled.div`
  height: 1.55em;
  font-size: ${({ theme }) => theme.font.small};

  > span {
    height: 0.8em;
  }
`;

const Price = styled.div`
  width: 100%;
  height: max(44px, 1em + 20px);
  padding-block: 10px;
  font-size: ${({ theme }) => theme.font.priceCard};
`;

/**
 * A vehicle card whose vehicle is still loading, with a one-line title.
 *
 * @states loading, narrow
 */
export function VehicleCardSkeleton({
  isLead = false,
}: {
  /** The first card of its grid. It is laid out horizontally in a two-column grid, and when it is the only card. */
  isLead?: boolean;
}) {
  return (
    <VehicleCardFrame
      isPlaceholder
      isLead={isLead}
      stage={<Placeholder />}
      title={
        <Name>
          <Placeholder $width="70%" />
        </Name>
      }
      specs={
        <Specs>
          <Placeholder $width="55%" />
        </Specs>
      }
      foot={
        <Price>
          <Placeholder $width="40%" />
        </Price>
      }
    />
  );
}
