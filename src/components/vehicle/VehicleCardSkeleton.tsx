import styled from 'styled-components';
import { Placeholder } from '../basics/Placeholder.tsx';
import { CardFoot, CardFrame, CardPrice, CardSpecs, CardStage, CardTitle } from './cardParts.ts';

/** The no-break space makes the line exactly as high as a line of text, however the browser rounds line heights. */
const Line = styled.span<{ $height: string }>`
  position: relative;
  display: block;

  &::before {
    content: '\\a0';
  }

  > span {
    position: absolute;
    inset-block: 0;
    left: 0;
    height: ${({ $height }) => $height};
    margin-block: auto;
  }
`;

const Price = styled(CardPrice)`
  display: grid;
  align-content: center;
  width: 100%;
  min-height: 44px;
`;

/**
 * A vehicle card whose vehicle is still loading, with a one-line title.
 *
 * @states loading, narrow
 */
export function VehicleCardSkeleton() {
  return (
    <CardFrame as="div" aria-hidden>
      <CardStage>
        <Placeholder />
      </CardStage>
      <CardTitle as="div">
        <Line $height="0.9em">
          <Placeholder $width="70%" />
        </Line>
      </CardTitle>
      <CardSpecs as="div">
        <Line $height="0.8em">
          <Placeholder $width="55%" />
        </Line>
      </CardSpecs>
      <CardFoot>
        <Price as="div">
          <Line $height="1em">
            <Placeholder $width="40%" />
          </Line>
        </Price>
      </CardFoot>
    </CardFrame>
  );
}
