import { memo, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { InventoryQuery, Vehicle } from '../../shared/model.ts';
import { formatCount } from '../../shared/text/format.ts';
import { Button } from '../basics/Button.tsx';
import { theme } from '../theme/tokens.ts';
import { PanelHeading } from '../theme/typography.ts';
import { cardGrid } from '../vehicle/cardParts.ts';
import { EmptyNotice } from '../vehicle/EmptyNotice.tsx';
import { VehicleCard } from '../vehicle/VehicleCard.tsx';
import { VehicleCardSkeletons } from '../vehicle/VehicleCardSkeleton.tsx';
import type { VehicleGridProps } from '../vehicle/VehicleGrid.tsx';
import { ReaderPlace } from './ReaderPlace.ts';

/** Cards in a group. Fills whole rows of 1, 2, 3 and 4 columns. */
const groupSize = 12;

/** How many cards are rendered without scrolling. */
const unscrolledCards = 240;

/** Cards in a row of the widest grid. The grid grows by one such row, which a phone renders within 50 ms. */
const rowSize = 4;

/** `ReaderPlace` replaces the browser's scroll anchoring. */
const Feed = styled.div`
  overflow-anchor: none;
`;

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
  /** What the visitor looks for. Another object starts over with the first row. */
  query: InventoryQuery;
  /** Number of cards to render at once, when the visitor returns to the screen. */
  minCount?: number;
  /** The dealer's phone as free text, for an inventory without vehicles. */
  phone: string;
  /** The visitor asked for the whole inventory, after a search without results. */
  onClear: () => void;
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
  minCount = 0,
  isBusy,
  phone,
  onClear,
  onOpenVehicle,
}: InventoryGridProps) {
  const feed = useRef<HTMLDivElement>(null);
  // Two rows at first: fewer cards than skeletons would move the footer.
  const [grown, setGrown] = useState({ query, count: Math.max(minCount, 2 * rowSize) });
  const count = grown.query === query ? grown.count : rowSize;
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
        if (isNear || (!isBusy && count < unscrolledCards)) setGrown({ query, count: count + rowSize });
      },
      { rootMargin: isBusy ? '0px' : '200% 0px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [query, isBusy, count, isWhole]);

  if (vehicles.status === 'loading') {
    return (
      <Group aria-busy="true">
        <VehicleCardSkeletons count={6} />
      </Group>
    );
  }
  if (all.length === 0) {
    const isNarrowed = query.text.trim() !== '' || query.bodyStyle !== '';
    return (
      <EmptyNotice
        heading={<PanelHeading>No matches found.</PanelHeading>}
        phone={isNarrowed ? undefined : phone}
      >
        {isNarrowed && <Button onClick={onClear}>Show all vehicles</Button>}
      </EmptyNotice>
    );
  }
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
    <ReaderPlace feed={feed} vehicles={all} query={query}>
      <Feed ref={feed} role="feed" aria-label="Vehicles">
        {Array.from({ length: Math.ceil(cards.length / groupSize) }, (_, group) => (
          <Group key={group}>{cards.slice(group * groupSize, (group + 1) * groupSize)}</Group>
        ))}
      </Feed>
      {!isWhole && (
        <PrintedCount>{`The first ${formatCount(shown.length)} of ${formatCount(all.length)} vehicles.`}</PrintedCount>
      )}
    </ReaderPlace>
  );
});
