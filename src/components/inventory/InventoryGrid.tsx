import { type FocusEvent, memo, useDeferredValue, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Vehicle } from '../../data/model.ts';
import { screenOnly } from '../theme/typography.ts';
import { cardGrid } from '../vehicle/cardGrid.ts';
import { VehicleCard } from '../vehicle/VehicleCard.tsx';
import { VehicleCardSkeleton } from '../vehicle/VehicleCardSkeleton.tsx';
import type { VehicleGridProps } from '../vehicle/VehicleGrid.tsx';
import { FindableNames } from './FindableNames.tsx';
import { moveFocusInFeed } from './moveFocusInFeed.ts';
import { useInventoryWindow } from './useInventoryWindow.ts';

const Box = styled.div`
  position: relative;
`;

/** `useInventoryWindow` does the scroll anchoring. */
const Grid = styled.div`
  ${cardGrid(4)}
  overflow-anchor: none;
`;

/** Takes the space of rows that are not rendered. */
const Filler = styled.div`
  grid-column: 1 / -1;
  overflow-anchor: none;
  ${screenOnly}
`;

/** Cards in the first row of the widest grid. */
const firstRowCards = 4;

const noVehicles: readonly Vehicle[] = [];

/**
 * A grid of any number of vehicle cards that renders only the rows near the viewport. It is a feed: every card knows its
 * position in the set, and Tab or Page Down moves to cards that were not rendered before. The browser's find-in-page
 * finds the names of all vehicles. Printing adds the list of all names.
 *
 * Use it for the inventory, and VehicleGrid for a few vehicles.
 *
 * @states filled, loading, empty, long, live, narrow
 */
export const InventoryGrid = memo(function InventoryGrid({
  vehicles,
  empty,
  skeletonCount,
  onOpenVehicle,
}: VehicleGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const shown = vehicles.status === 'ready' ? vehicles.value : noVehicles;
  const [focusedId, setFocusedId] = useState<string>();
  // The names and the rows outside the viewport are rendered after the visible rows.
  const findable = useDeferredValue(shown, noVehicles);
  const isOverscanned = shown.slice(0, firstRowCards).every(({ id }, index) => findable[index]?.id === id);

  const { rows, spaceAfter, columns, columnWidth, topOf } = useInventoryWindow({
    grid,
    count: shown.length,
    focusedCard: focusedId === undefined ? -1 : shown.findIndex(({ id }) => id === focusedId),
    isOverscanned,
  });

  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const position = Number(target.closest('[aria-posinset]')?.getAttribute('aria-posinset'));
    setFocusedId(shown[position - 1]?.id);
  };

  if (vehicles.status === 'loading') {
    return (
      <Grid aria-busy="true">
        {Array.from({ length: skeletonCount }, (_, index) => (
          <VehicleCardSkeleton key={index} />
        ))}
      </Grid>
    );
  }
  if (shown.length === 0) return empty;

  const renderCards = (first: number, end: number) =>
    shown
      .slice(first, end)
      .map((vehicle, step) => (
        <VehicleCard
          key={vehicle.id}
          vehicle={vehicle}
          headingLevel={2}
          position={first + step + 1}
          setSize={shown.length}
          isEager={first + step < firstRowCards}
          onOpen={onOpenVehicle}
        />
      ));
  return (
    <Box>
      <Grid ref={grid} role="feed" aria-label="Vehicles" onFocus={handleFocus} onKeyDown={moveFocusInFeed}>
        {rows.flatMap(({ index, first, end, spaceBefore }) => [
          ...(spaceBefore > 0
            ? [<Filler key={`before row ${index}`} aria-hidden="true" style={{ height: spaceBefore }} />]
            : []),
          ...renderCards(first, end),
        ])}
      </Grid>
      <Filler style={{ height: spaceAfter }} />
      {columns !== undefined && rows.length * columns < findable.length && (
        <FindableNames vehicles={findable} columns={columns} columnWidth={columnWidth} topOf={topOf} />
      )}
    </Box>
  );
});
