import type { InventoryGridProps } from '../../../src/components/inventory/InventoryGrid';
import { VehicleGrid } from '../../../src/components/vehicle/VehicleGrid';

/** What the window is measured against: every card is on the page. */
export const InventoryGrid = (props: InventoryGridProps) => <VehicleGrid {...props} />;
