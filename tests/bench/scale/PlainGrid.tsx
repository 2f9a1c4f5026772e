import type { InventoryGridProps } from '../../../src/components/InventoryGrid';
import { VehicleGrid } from '../../../src/components/VehicleGrid';

/** What the window is measured against: every card is on the page. */
export const InventoryGrid = (props: InventoryGridProps) => <VehicleGrid {...props} />;
