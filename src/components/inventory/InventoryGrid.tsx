import { memo, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Vehicle } from '../../shared/model.ts';
import { formatCount } from '../../shared/text/format.ts';
import { cardGrid } from '../vehicle/cardParts.ts';
import { EmptyNotice } from '../vehicle/EmptyNotice.tsx';
import { VehicleCard } from '../vehicle/VehicleCard.tsx';
import { VehicleCardSkeletons } from '../vehicle/VehicleCardSkeleton.tsx';
import type { VehicleGridProps } from '../vehicle/VehicleGrid.tsx';
import { theme } from '../theme/tokens.ts';

/** Cards in a group. Fills whole rows of 1, 2, 3 and 4 columns. */
const groupSize = 12;

/** How many cards are rendered without scrolling. */
const unscrolledCards = 240;

/** Cards in a row of the widest grid. The grid grows by one such row, which a phone renders within 50 ms. */
const rowSize = 4;

/** A grid of its own, so that the browser lays out only the new cards when the inventory grows. */
const Group = styled.div`
  ${cardGrid(4)}

  &:not(:last-child) {
    margin-bottom: 0;
  }
`;

const PrintedCount = styled.p`
  display: none;

  @media print {
    display: block;
    padding-top: ${theme.space[24]};
  }
`;

const noVehicles: readonly Vehicle[] = [];

export type InventoryGridProps = VehicleGridProps & {
  /** The search text. A new one starts over with the first row. */
  query: string;
  /** While the visitor types or presses something, the grid only fills the window. */
  isBusy: boolean;
};

/**
 * A grid of any number of vehicle cards. It starts with a few and grows: frame by frame up to 240, then as the visitor
 * scrolls, but not while the visitor is busy. It is a feed: every card knows its position in the whole set. In print, it
 * says how many of the vehicles are shown.
 *
 * Use it for the inventory, and VehicleGrid for a few vehicles.
 */
export const InventoryGrid = memo(function InventoryGrid({
  vehicles,
  query,
  isBusy,
  onOpenVehicle,
}: InventoryGridProps) {
  const feed = useRef<HTMLDivElement>(null);
  // A new symbol for each change, so that a search never starts where an earlier one has ended.
  const search = useMemo(() => Symbol(query), [query]);
  // Two rows at first: fewer cards than skeletons would move the footer.
  const [grown, setGrown] = useState({ search, count: 2 * rowSize });
  const count = grown.search === search ? grown.count : rowSize;
  const all = vehicles.status === 'ready' ? vehicles.value : noVehicles;
  const shown = all.slice(0, count);
  const isWhole = shown.length === all.length;

  useEffect(() => {
    const lastGroup = feed.current?.lastElementChild;
    const end = isBusy ? lastGroup?.lastElementChild : lastGroup;
    if (isWhole || !end) return undefined;
    // An observer always reports once, after the next layout, so the inventory grows by one row per frame at most.
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.some(({ isIntersecting }) => isIntersecting);
        if (isNear || (!isBusy && count < unscrolledCards)) setGrown({ search, count: count + rowSize });
      },
      { rootMargin: isBusy ? '0px' : '200% 0px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [search, isBusy, count, isWhole]);

  if (vehicles.status === 'loading') {
    return (
      <Group aria-busy="true">
        <VehicleCardSkeletons count={6} />
      </Group>
    );
  }
  if (all.length === 0) return <EmptyNotice text="No matches found." />;
  const cards = shown.map((vehicle, index) => (
    <VehicleCard
      key={vehicle.id}
      vehicle={vehicle}
      headingLevel={2}
      position={index + 1}
      setSize={all.length}
      isEager={index < rowSize}
      onOpen={onOpenVehicle}
    />
  ));
  return (
    <div>
      <div ref={feed} role="feed" aria-label="Vehicles">
        {Array.from({ length: Math.ceil(cards.length / groupSize) }, (_, group) => (
          <Group key={group}>{cards.slice(group * groupSize, (group + 1) * groupSize)}</Group>
        ))}
      </div>
      {!isWhole && (
        <PrintedCount>{`The first ${formatCount(shown.length)} of ${formatCount(all.length)} vehicles.`}</PrintedCount>
      )}
    </div>
  );
});
