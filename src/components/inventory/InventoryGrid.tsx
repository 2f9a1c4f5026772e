import { memo, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Vehicle } from '../../data/model.ts';
import { formatCount } from '../basics/format.ts';
import { cardGrid } from '../vehicle/cardGrid.ts';
import { VehicleCard } from '../vehicle/VehicleCard.tsx';
import { VehicleCardSkeleton } from '../vehicle/VehicleCardSkeleton.tsx';
import type { VehicleGridProps } from '../vehicle/VehicleGrid.tsx';

/** Fills whole rows of 1, 2, 3 and 4 columns. */
const groupSize = 12;

/** How many cards are rendered without scrolling. */
const unscrolledCards = 240;

/** Cards in the first row of the widest grid. */
const firstRowCards = 4;

/**
 * The browser skips groups that are out of sight. The last one is always laid out, so each has its real height before it is
 * skipped. The padding keeps shadows and lifted cards from being clipped.
 */
const Group = styled.div`
  ${cardGrid(4)}
  margin-top: -${({ theme }) => theme.space[8]};
  margin-inline: calc(-1 * ${({ theme }) => theme.space.gutter});
  padding: ${({ theme }) => `${theme.space[8]} ${theme.space.gutter} 0`};

  &:not(:last-child) {
    margin-bottom: 0;
    contain-intrinsic-block-size: auto 2000px;
    content-visibility: auto;

    @media print {
      content-visibility: visible;
    }
  }
`;

const PrintedCount = styled.p`
  display: none;

  @media print {
    display: block;
  }
`;

type CardsProps = {
  vehicles: readonly Vehicle[];
  /** Index of the first vehicle in the whole set. */
  first: number;
  setSize: number;
  onOpen: VehicleGridProps['onOpenVehicle'];
};

/** A live change re-renders only the groups that contain a changed vehicle. */
const Cards = memo(
  function Cards({ vehicles, first, setSize, onOpen }: CardsProps) {
    return (
      <Group>
        {vehicles.map((vehicle, index) => (
          <VehicleCard
            key={vehicle.id}
            vehicle={vehicle}
            headingLevel={2}
            position={first + index + 1}
            setSize={setSize}
            isEager={first + index < firstRowCards}
            onOpen={onOpen}
          />
        ))}
      </Group>
    );
  },
  (before, after) =>
    before.first === after.first &&
    before.setSize === after.setSize &&
    before.onOpen === after.onOpen &&
    before.vehicles.length === after.vehicles.length &&
    before.vehicles.every((vehicle, index) => vehicle === after.vehicles[index]),
);

type InventoryGridProps = VehicleGridProps & {
  /** The text that the vehicles match. Another one starts again with the first cards. */
  searchText: string;
};

/**
 * A grid of any number of vehicle cards. It starts with a few and grows: frame by frame up to 240, then as the visitor
 * scrolls. It is a feed: every card knows its position in the whole set. Printing says how many vehicles there are.
 *
 * Use it for the inventory, and VehicleGrid for a few vehicles.
 *
 * @states filled, loading, empty, long, live, narrow
 */
export const InventoryGrid = memo(function InventoryGrid({
  vehicles,
  empty,
  skeletonCount,
  searchText,
  onOpenVehicle,
}: InventoryGridProps) {
  const feed = useRef<HTMLDivElement>(null);
  // The vehicles follow the typed text in the same deferred render.
  const text = useDeferredValue(searchText);
  const [grown, setGrown] = useState({ text, count: groupSize });
  const count = grown.text === text ? grown.count : groupSize;
  const total = vehicles.status === 'ready' ? vehicles.value.length : 0;

  useEffect(() => {
    const lastGroup = feed.current?.lastElementChild;
    if (!lastGroup || count >= total) return undefined;
    // An observer reports once after the next layout in any case, so the grid grows by at most a group per frame.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (count >= unscrolledCards && entry?.isIntersecting !== true) return;
        startTransition(() => setGrown({ text, count: count + groupSize }));
      },
      { rootMargin: '200% 0px' },
    );
    observer.observe(lastGroup);
    return () => observer.disconnect();
  }, [text, count, total]);

  if (vehicles.status === 'loading') {
    return (
      <Group aria-busy="true">
        {Array.from({ length: skeletonCount }, (_, index) => (
          <VehicleCardSkeleton key={index} />
        ))}
      </Group>
    );
  }
  if (total === 0) return empty;
  const shown = Math.min(count, total);
  return (
    <div>
      <div ref={feed} role="feed" aria-label="Vehicles">
        {Array.from({ length: Math.ceil(shown / groupSize) }, (_, index) => (
          <Cards
            key={index}
            vehicles={vehicles.value.slice(index * groupSize, (index + 1) * groupSize)}
            first={index * groupSize}
            setSize={total}
            onOpen={onOpenVehicle}
          />
        ))}
      </div>
      {shown < total && (
        <PrintedCount>{`The first ${formatCount(shown)} of ${formatCount(total)} vehicles.`}</PrintedCount>
      )}
    </div>
  );
});
