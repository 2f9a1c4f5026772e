import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Loadable, Vehicle } from '../data/model';
import { VehicleCard, type VehicleCardProps } from './VehicleCard';
import { VehicleCardSkeleton } from './VehicleCardSkeleton';

type Layout = 'inventory' | 'featured';

const columnsFromCinema = { inventory: 4, featured: 3 } satisfies Record<Layout, number>;

/** Featured cars stand under a section's heading, the inventory's under the screen's. */
const headingLevels = { inventory: 2, featured: 3 } as const satisfies Record<Layout, number>;

const columns = (count: number) => css`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
`;

const Grid = styled.div<{ $layout: Layout }>`
  display: grid;
  gap: ${({ theme }) => theme.space[20]};
  ${columns(1)}

  ${({ theme }) => theme.from.tablet} {
    ${columns(2)}
  }

  ${({ theme }) => theme.from.desktop} {
    gap: ${({ theme }) => theme.space[24]};
    ${columns(3)}
  }

  ${({ theme }) => theme.from.cinema} {
    gap: ${({ theme }) => theme.space[32]};
    ${({ $layout }) => columns(columnsFromCinema[$layout])}
  }
`;

/** Cards that stand in the first row of the widest grid. */
const firstRow = 4;

export type VehicleGridProps = {
  /** Failing is not among its states: an inventory that fails counts as empty (decisions). */
  vehicles: Loadable<readonly Vehicle[]>;
  /** What stands in place of the cards when there are none. */
  empty: ReactNode;
  /** How many cards' places are held while the vehicles are under way. */
  skeletonCount: number;
  /** Three cards in a row, of which the first leads on tablets; or as many as have room. */
  layout?: Layout;
  /** The visitor chose a vehicle. */
  onOpenVehicle: VehicleCardProps['onOpen'];
};

/**
 * Cards of vehicles in as many columns as have room, or what stands in their place.
 *
 * @states filled, loading, empty, error, long, live, narrow
 */
export function VehicleGrid({
  vehicles,
  empty,
  skeletonCount,
  layout = 'inventory',
  onOpenVehicle,
}: VehicleGridProps) {
  const isLead = (index: number) => layout === 'featured' && index === 0;

  if (vehicles.status === 'loading') {
    return (
      <Grid aria-busy="true" $layout={layout}>
        {Array.from({ length: skeletonCount }, (_, index) => (
          <VehicleCardSkeleton key={index} isLead={isLead(index)} />
        ))}
      </Grid>
    );
  }
  if (vehicles.status === 'failed' || vehicles.value.length === 0) return empty;
  return (
    <Grid $layout={layout}>
      {vehicles.value.map((vehicle, index) => (
        <VehicleCard
          key={vehicle.id}
          vehicle={vehicle}
          headingLevel={headingLevels[layout]}
          isLead={isLead(index)}
          isEager={index < firstRow}
          onOpen={onOpenVehicle}
        />
      ))}
    </Grid>
  );
}
