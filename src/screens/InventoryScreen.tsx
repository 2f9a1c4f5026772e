import { EmptyNotice } from '../components/EmptyNotice';
import { ScreenBox } from '../components/ScreenBox';
import { ScreenHeading } from '../components/ScreenHeading';
import { SearchBox, type SearchBoxProps } from '../components/SearchBox';
import { SummaryBar, type SummaryBarProps } from '../components/SummaryBar';
import { VehicleGrid, type VehicleGridProps } from '../components/VehicleGrid';

export type InventoryScreenProps = {
  /** The counts above the search. */
  summary: SummaryBarProps['summary'];
  /** What the search field holds. */
  searchText: string;
  /** Those that the search finds. */
  vehicles: VehicleGridProps['vehicles'];
  /** The visitor typed into the search field. */
  onSearch: SearchBoxProps['onChange'];
  /** The visitor chose a vehicle. */
  onOpenVehicle: VehicleGridProps['onOpenVehicle'];
};

/**
 * All vehicles, with their counts and a search (specification 2, 'Inventory').
 *
 * @states filled, loading, empty, error, long, live, narrow
 */
export function InventoryScreen({
  summary,
  searchText,
  vehicles,
  onSearch,
  onOpenVehicle,
}: InventoryScreenProps) {
  return (
    <ScreenBox $isGrid>
      <ScreenHeading>Inventory</ScreenHeading>
      <SummaryBar summary={summary} />
      <SearchBox
        text={searchText}
        resultCount={vehicles.status === 'ready' ? vehicles.value.length : undefined}
        onChange={onSearch}
      />
      <VehicleGrid
        vehicles={vehicles}
        skeletonCount={6}
        empty={<EmptyNotice text="No matches found." />}
        onOpenVehicle={onOpenVehicle}
      />
    </ScreenBox>
  );
}
