import { InventoryGrid, type InventoryGridProps } from '../components/inventory/InventoryGrid.tsx';
import { ScreenBox } from '../components/basics/ScreenBox.tsx';
import { ScreenHeading } from '../components/basics/ScreenHeading.tsx';
import { SearchBox } from '../components/inventory/SearchBox.tsx';
import { SummaryBar, type SummaryBarProps } from '../components/inventory/SummaryBar.tsx';

export type InventoryScreenProps = SummaryBarProps &
  InventoryGridProps & {
    /** The value of the search field. The grid's query follows it. */
    searchText: string;
    /** The visitor changed the text. */
    onSearch: (event: { text: string }) => void;
  };

/** The counts, the search field and the vehicles that match the search. */
export function InventoryScreen({ summary, searchText, onSearch, ...grid }: InventoryScreenProps) {
  return (
    <ScreenBox>
      <ScreenHeading>Inventory</ScreenHeading>
      <SummaryBar summary={summary} />
      <SearchBox
        text={searchText}
        resultCount={grid.vehicles.status === 'ready' ? grid.vehicles.value.length : undefined}
        onChange={onSearch}
      />
      <InventoryGrid {...grid} />
    </ScreenBox>
  );
}
