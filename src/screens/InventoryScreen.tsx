import { InventoryGrid } from '../components/inventory/InventoryGrid.tsx';
import { ScreenBox } from '../components/basics/ScreenBox.tsx';
import { ScreenHeading } from '../components/basics/ScreenHeading.tsx';
import { SearchBox } from '../components/inventory/SearchBox.tsx';
import { SummaryBar, type SummaryBarProps } from '../components/inventory/SummaryBar.tsx';
import type { VehicleGridProps } from '../components/vehicle/VehicleGrid.tsx';

export type InventoryScreenProps = SummaryBarProps &
  Pick<VehicleGridProps, 'vehicles' | 'onOpenVehicle'> & {
    /** The value of the search field. The vehicles match it. */
    searchText: string;
    /** The visitor changed the text. */
    onSearch: (event: { text: string }) => void;
  };

/**
 * The counts, the search field and the vehicles that match the search.
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
      <InventoryGrid vehicles={vehicles} searchText={searchText} onOpenVehicle={onOpenVehicle} />
    </ScreenBox>
  );
}
