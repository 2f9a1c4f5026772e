import styled, { css } from 'styled-components';
import { Placeholder } from '../basics/Placeholder.tsx';
import { priceFigures } from '../theme/typography.ts';
import { VehicleCardFrame } from './VehicleCardFrame.tsx';

/** The no-break space makes the line exactly as high as a line of text, however the browser rounds line heights. */
const line = css`
  position: relative;

  &::before {
    content: '\\a0';
  }

  > span {
    position: absolute;
    inset-block: 0;
    left: 0;
    margin-block: auto;
  }
`;

const Name = styled.div`
  ${line}
  font-size: ${({ theme }) => theme.font.cardTitle};
  line-height: 1.15;

  > span {
    height: 0.9em;
  }
`;

const Specs = styled.div`
  ${line}
  font-size: ${({ theme }) => theme.font.small};

  > span {
    height: 0.8em;
  }
`;

const Price = styled.div`
  ${line}
  ${priceFigures}
  width: 100%;
  min-height: 44px;
  padding-block: ${({ theme }) => theme.space[10]};
  font-size: ${({ theme }) => theme.font.priceCard};

  > span {
    height: 1em;
  }
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
