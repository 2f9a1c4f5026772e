import { EmptyNotice } from '../components/vehicle/EmptyNotice.tsx';
import { InventoryGrid } from '../components/inventory/InventoryGrid.tsx';
import { ScreenBox } from '../components/basics/ScreenBox.tsx';
import { ScreenHeading } from '../components/basics/ScreenHeading.tsx';
import { SearchBox } from '../components/inventory/SearchBox.tsx';
import { SummaryBar } from '../components/inventory/SummaryBar.tsx';
import type { Fallible, InventorySummary, Loadable, Vehicle, VehicleQuery } from '../data/model.ts';

export type InventoryScreenProps = {
  /** The counts above the search field. */
  summary: Fallible<InventorySummary>;
  /** The value of the search field, and the order. */
  query: VehicleQuery;
  /** The vehicles that match the query, in its order. */
  vehicles: Loadable<readonly Vehicle[]>;
  /** The visitor changed the query. */
  onQuery: (query: VehicleQuery) => void;
  /** The visitor chose a vehicle. */
  onOpenVehicle: (event: { vehicleId: string }) => void;
};

const noMatches = <EmptyNotice text="No matches found." />;

/**
 * The counts, the search field and the vehicles that match the search.
 *
 * @states filled, loading, empty, error, long, live, narrow
 */
export function InventoryScreen({ summary, query, vehicles, onQuery, onOpenVehicle }: InventoryScreenProps) {
  return (
    <ScreenBox $isGrid>
      <ScreenHeading>Inventory</ScreenHeading>
      <SummaryBar summary={summary} />
      <SearchBox
        text={query.text}
        resultCount={vehicles.status === 'ready' ? vehicles.value.length : undefined}
        onChange={({ text }) => onQuery({ ...query, text })}
      />
      <InventoryGrid vehicles={vehicles} skeletonCount={6} empty={noMatches} onOpenVehicle={onOpenVehicle} />
    </ScreenBox>
  );
}
