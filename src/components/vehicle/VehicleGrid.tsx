import styled, { css } from 'styled-components';
import type { Loadable, Vehicle } from '../../shared/model.ts';
import { theme } from '../theme/tokens.ts';
import { cardGrid } from './cardParts.ts';
import { EmptyNotice } from './EmptyNotice.tsx';
import { VehicleCard } from './VehicleCard.tsx';
import { VehicleCardSkeletons } from './VehicleCardSkeleton.tsx';

/** The picture on the left, a drawing in full, and the text in the middle of the right half, a step larger. */
const horizontal = css`
  grid-row: auto;
  grid-column: 1 / -1;
  grid-template: 1fr auto 1fr / 1fr 1fr;

  > :first-child {
    grid-row: span 3;
    align-self: stretch;
  }

  source + img {
    background: ${theme.color.stageTop};
    object-fit: contain;
    object-position: bottom;
  }

  > :nth-child(2) {
    align-self: end;
    font-size: ${theme.font.h3};
  }

  > :last-child {
    align-self: start;
    justify-content: start;
    column-gap: ${theme.space[32]};
  }

  > :not(:first-child) {
    margin-inline: ${theme.space.panel};
  }
`;

const Grid = styled.div`
  ${cardGrid(3)}

  @media (min-width: ${theme.breakpoint.tablet}px) and (max-width: ${theme.breakpoint.desktop - 1}px) {
    > :first-child:nth-last-child(odd) {
      ${horizontal}
    }
  }
`;

export type VehicleGridProps = {
  /** The vehicles, in display order. */
  vehicles: Loadable<readonly Vehicle[]>;
  /** The dealer's phone as free text, to suggest a call when there are no vehicles. */
  phone?: string;
  /** The visitor chose a vehicle. */
  onOpenVehicle: (vehicleId: string) => void;
};

/** At most a dozen vehicle cards in up to three columns. If two columns have an odd number, the first card spans both. */
export function VehicleGrid({ vehicles, phone, onOpenVehicle }: VehicleGridProps) {
  if (vehicles.status === 'loading') {
    return (
      <Grid aria-busy="true">
        <VehicleCardSkeletons count={3} />
      </Grid>
    );
  }
  if (vehicles.value.length === 0) return <EmptyNotice phone={phone} />;
  return (
    <Grid>
      {vehicles.value.map((vehicle) => (
        <VehicleCard key={vehicle.id} vehicle={vehicle} isEager onOpen={onOpenVehicle} />
      ))}
    </Grid>
  );
}
