import { type FocusEvent, memo, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Loadable, Vehicle } from '../../data/model';
import { cardGrid } from '../vehicle/cardGrid';
import { FindableNames } from './FindableNames';
import { useInventoryWindow } from './useInventoryWindow';
import { VehicleCard, type VehicleCardProps } from '../vehicle/VehicleCard';
import { VehicleCardSkeleton } from '../vehicle/VehicleCardSkeleton';

const Box = styled.div`
  position: relative;
`;

/** The window keeps what is in view in its place by itself. */
const Grid = styled.div`
  ${cardGrid(4)}
  overflow-anchor: none;
`;

/** Stands in for cards that are not on the page; there is nothing to stand in for on paper. */
const Space = styled.div`
  grid-column: 1 / -1;
  overflow-anchor: none;

  @media print {
    display: none;
  }
`;

/** As high as the grid, also while the names are still those of a longer list. */
const Names = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  pointer-events: none;

  @media print {
    position: static;
    padding-top: ${({ theme }) => theme.space[24]};
  }
`;

/** Cards that stand in the first row of the widest grid. */
const firstRow = 4;

/** In how many pieces the names lie, so that the browser lays out only those that are near. */
const pieces = 32;

const none: readonly Vehicle[] = [];

export type InventoryGridProps = {
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
 * Any number of vehicles' cards in as many columns as have room, of which only those around what is in view are on the
 * page. The others are within reach all the same: Tab goes from each to the next, a screen reader is told of how many
 * each is which, and the browser's search in the page finds the names. Printed are the cards that are on the page, and
 * after them the names of all.
 *
 * @states filled, loading, empty, long, live, narrow
 */
export const InventoryGrid = memo(function InventoryGrid({
  vehicles,
  empty,
  skeletonCount,
  onOpenVehicle,
}: InventoryGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const shown = vehicles.status === 'ready' ? vehicles.value : none;
  const [focusedId, setFocusedId] = useState<string>();
  // What is not in view comes after what is, unless it is there already.
  const [named, setNamed] = useState(none);
  const isSameLot = shown.slice(0, firstRow).every(({ id }, index) => named[index]?.id === id);
  useEffect(() => startTransition(() => setNamed(shown)), [shown]);

  const { rows, spaceAfter, columns, columnWidth, topOf } = useInventoryWindow({
    grid,
    count: shown.length,
    kept: focusedId === undefined ? -1 : shown.findIndex(({ id }) => id === focusedId),
    isComplete: isSameLot,
  });

  const keepFocused = ({ target }: FocusEvent<HTMLElement>) => {
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

  const cardsOf = (first: number, end: number) =>
    shown
      .slice(first, end)
      .map((vehicle, step) => (
        <VehicleCard
          key={vehicle.id}
          vehicle={vehicle}
          headingLevel={2}
          position={first + step + 1}
          setSize={shown.length}
          isEager={first + step < firstRow}
          onOpen={onOpenVehicle}
        />
      ));
  const namedRows = columns === undefined ? 0 : Math.ceil(named.length / columns);
  const rowsInPiece = Math.ceil(namedRows / pieces);
  return (
    <Box>
      <Grid ref={grid} role="feed" aria-label="Vehicles" onFocus={keepFocused}>
        {rows.flatMap(({ index, first, end, spaceBefore }) => [
          ...(spaceBefore > 0
            ? [<Space key={`before row ${index}`} aria-hidden="true" style={{ height: spaceBefore }} />]
            : []),
          ...cardsOf(first, end),
        ])}
      </Grid>
      <Space style={{ height: spaceAfter }} />
      {columns !== undefined && rows.length < namedRows && (
        <Names aria-hidden="true">
          {Array.from({ length: Math.ceil(namedRows / rowsInPiece) }, (_, piece) => {
            const row = piece * rowsInPiece;
            const rowAfter = Math.min(row + rowsInPiece, namedRows);
            return (
              <FindableNames
                key={piece}
                vehicles={named.slice(row * columns, rowAfter * columns)}
                columns={columns}
                columnWidth={columnWidth}
                top={topOf(row)}
                lineHeight={(topOf(rowAfter) - topOf(row)) / (rowAfter - row)}
              />
            );
          })}
        </Names>
      )}
    </Box>
  );
});
