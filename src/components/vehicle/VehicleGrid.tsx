import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Loadable, Vehicle } from '../../data/model';
import { cardGrid } from './cardGrid';
import { VehicleCard, type VehicleCardProps } from './VehicleCard';
import { VehicleCardSkeleton } from './VehicleCardSkeleton';

const Grid = styled.div`
  ${cardGrid(3)}
`;

export type VehicleGridProps = {
  /** The cards’ vehicles, in their order. */
  vehicles: Loadable<readonly Vehicle[]>;
  /** What stands in place of the cards when there are none. */
  empty: ReactNode;
  /** How many cards' places are held while the vehicles are under way. */
  skeletonCount: number;
  /** The visitor chose a vehicle. */
  onOpenVehicle: VehicleCardProps['onOpen'];
};

/**
 * A few vehicles' cards in up to three columns, of which the first leads on tablets, or what stands in their place.
 *
 * @states filled, loading, empty, long, live, narrow
 */
export function VehicleGrid({ vehicles, empty, skeletonCount, onOpenVehicle }: VehicleGridProps) {
  if (vehicles.status === 'loading') {
    return (
      <Grid aria-busy="true">
        {Array.from({ length: skeletonCount }, (_, index) => (
          <VehicleCardSkeleton key={index} isLead={index === 0} />
        ))}
      </Grid>
    );
  }
  if (vehicles.value.length === 0) return empty;
  return (
    <Grid>
      {vehicles.value.map((vehicle, index) => (
        <VehicleCard key={vehicle.id} vehicle={vehicle} isLead={index === 0} isEager onOpen={onOpenVehicle} />
      ))}
    </Grid>
  );
}
