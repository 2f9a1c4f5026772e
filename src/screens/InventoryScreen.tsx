import { ScreenBox } from '../components/basics/ScreenBox.tsx';
import { ScreenHeading } from '../components/basics/ScreenHeading.tsx';
import { FilterBar } from '../components/inventory/FilterBar.tsx';
import { InventoryGrid, type InventoryGridProps } from '../components/inventory/InventoryGrid.tsx';
import { SummaryBar, type SummaryBarProps } from '../components/inventory/SummaryBar.tsx';
import type { BodyStyleCount, InventoryQuery } from '../shared/model.ts';

export type InventoryScreenProps = SummaryBarProps &
  InventoryGridProps & {
    /** What the controls show. The grid's query follows it. */
    nextQuery: InventoryQuery;
    /** The body styles to choose from, with their numbers of vehicles. */
    bodyStyles: ReadonlyArray<BodyStyleCount>;
    /** Number of vehicles in the inventory. `undefined` while they are loading. */
    totalCount: number | undefined;
    /** The visitor changed a control. */
    onNextQueryChange: (query: InventoryQuery) => void;
  };

/** The counts, the controls and the vehicles that match them. */
export function InventoryScreen({
  summary,
  nextQuery,
  bodyStyles,
  totalCount,
  onNextQueryChange,
  ...grid
}: InventoryScreenProps) {
  return (
    <ScreenBox>
      <ScreenHeading>Inventory</ScreenHeading>
      <SummaryBar summary={summary} />
      <FilterBar
        query={nextQuery}
        bodyStyles={bodyStyles}
        resultCount={grid.vehicles.status === 'ready' ? grid.vehicles.value.length : undefined}
        totalCount={totalCount}
        onQueryChange={onNextQueryChange}
      />
      <InventoryGrid {...grid} />
    </ScreenBox>
  );
}
