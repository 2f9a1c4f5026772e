import { type MouseEvent, memo, useId } from 'react';
import styled, { css } from 'styled-components';
import type { Vehicle } from '../../shared/model.ts';
import { formatMileage, formatPrice, vehicleName } from '../../shared/text/format.ts';
import { Icon } from '../basics/Icon.tsx';
import { WholeWords } from '../basics/WholeWords.tsx';
import { hiddenInPrint } from '../theme/hiding.ts';
import { floatingChip } from '../theme/photoStyles.ts';
import { theme } from '../theme/tokens.ts';
import { CardFoot, CardFrame, CardPrice, CardSpecs, CardStage, CardTitle } from './cardParts.ts';
import { PaintDot } from './PaintDot.tsx';
import { VehicleImage } from './VehicleImage.tsx';

const raised = css`
  border-color: light-dark(transparent, ${theme.color.control});
  box-shadow: ${theme.shadow.e2};

  @media (prefers-reduced-motion: no-preference) {
    transform: translateY(-4px);
  }
`;

const Frame = styled(CardFrame)`
  cursor: pointer;

  &:has(:focus-visible) {
    ${raised}
  }

  ${theme.canHover} {
    &:hover {
      ${raised}
    }

    &:hover img,
    &:hover svg[role='img'] {
      filter: brightness(1.02);
    }
  }

  /* Above the button, so that the text can be selected. */
  h2, h3, p {
    z-index: 1;
  }
`;

const BodyStyle = styled.span`
  ${floatingChip}
  left: ${theme.space[12]};
  max-width: calc(100% - 24px);
  font-size: min(${theme.font.caption}, 5.5vw);
  padding: ${theme.space[4]} ${theme.space[12]};
`;

const Year = styled.span`
  color: ${theme.color.ink2};
`;

const Open = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 44px;
  color: ${theme.color.brand};
  font-size: ${theme.font.small};
  font-weight: ${theme.weight.label};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${theme.color.focus};
    outline-offset: -3px;
  }
  ${hiddenInPrint}
`;

export type VehicleCardProps = {
  /** Unknown fields are omitted. */
  vehicle: Vehicle;
  /** One level below the heading above the grid. */
  headingLevel?: 2 | 3;
  /** Loads the picture eagerly, for cards at the top of a screen. */
  isEager?: boolean;
  /** Position in the set, from 1, for an article of a feed. */
  position?: number;
  /** Number of vehicles in the set. */
  setSize?: number;
  /** The visitor chose the vehicle. */
  onOpen: (vehicleId: string) => void;
};

/** Vehicles from another source are new objects, usually with the same fields. */
const showsTheSame = ({ vehicle, ...before }: VehicleCardProps, after: VehicleCardProps) =>
  Object.entries(before).every(([name, value]) => value === after[name as keyof VehicleCardProps]) &&
  (vehicle === after.vehicle || JSON.stringify(vehicle) === JSON.stringify(after.vehicle));

/**
 * A vehicle in a grid. Its one button covers the whole card.
 *
 * Set `isEager` only on cards that are visible without scrolling. Do not put other controls on a card.
 */
export const VehicleCard = memo(function VehicleCard({
  vehicle,
  headingLevel = 3,
  isEager = false,
  position,
  setSize,
  onOpen,
}: VehicleCardProps) {
  const headingId = useId();
  const { id, year, make, model, mileage, color, bodyStyle, price } = vehicle;
  const name = vehicleName(vehicle);
  const handleClick = ({ target }: MouseEvent<HTMLElement>) => {
    const isOnText = (target as Element).closest('button') === null;
    if (!isOnText || getSelection()?.isCollapsed !== false) onOpen(id);
  };
  const hasSpecs = mileage !== undefined || color !== undefined;
  return (
    <Frame
      // The text lies above the button.
      onClick={handleClick}
      aria-labelledby={headingId}
      aria-posinset={position}
      aria-setsize={setSize}
      tabIndex={position === undefined ? undefined : -1}
    >
      <CardStage>
        <VehicleImage vehicle={vehicle} isEager={isEager} />
        {bodyStyle !== undefined && <BodyStyle>{bodyStyle}</BodyStyle>}
      </CardStage>
      <CardTitle as={`h${headingLevel}`} id={headingId}>
        <Year>{year}</Year> <WholeWords text={vehicleName({ make, model })} />
      </CardTitle>
      {hasSpecs && (
        <CardSpecs>
          {mileage !== undefined && <span>{formatMileage(mileage)}</span>}
          {mileage !== undefined && color !== undefined && <span> · </span>}
          {color !== undefined && <PaintDot color={color} />}
        </CardSpecs>
      )}
      <CardFoot>
        <CardPrice>{formatPrice(price)}</CardPrice>
        <Open
          type="button"
          // By this value, createFinder.ts finds the button of the first paint again.
          value={id}
          aria-label={`View details: ${name}`}
        >
          View details <Icon name="arrowRight" />
        </Open>
      </CardFoot>
    </Frame>
  );
}, showsTheSame);
