import styled from 'styled-components';
import { Placeholder } from '../basics/Placeholder.tsx';
import { theme } from '../theme/tokens.ts';
import { CardFoot, CardFrame, CardPrice, CardSpecs, CardStage, CardTitle } from './cardParts.ts';

/**
 * A bar in place of a line of text. The no-break space makes it exactly as high as the line, however the browser rounds line
 * heights. It is trimmed at the top and the bottom.
 */
const Bar = styled(Placeholder)<{ $trim: string; $width: string }>`
  width: ${({ $width }) => $width};
  clip-path: inset(${({ $trim }) => $trim} 0 round ${theme.radius.inner});

  &::before {
    content: '\\a0';
  }
`;

const Price = styled(CardPrice)`
  display: grid;
  align-content: center;
  width: 100%;
  min-height: 44px;
`;

/** A vehicle card whose vehicle is still loading, with a one-line title. */
export function VehicleCardSkeleton() {
  return (
    <CardFrame as="div" aria-hidden>
      <CardStage>
        <Placeholder />
      </CardStage>
      <CardTitle as="div">
        <Bar $trim="0.125em" $width="70%" />
      </CardTitle>
      <CardSpecs as="div">
        <Bar $trim="0.375em" $width="55%" />
      </CardSpecs>
      <CardFoot>
        <Price as="div">
          <Bar $trim="0" $width="40%" />
        </Price>
      </CardFoot>
    </CardFrame>
  );
}

/** Several skeletons, for a grid whose vehicles are still loading. */
export const VehicleCardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <VehicleCardSkeleton key={index} />);
