import type { InventoryGridProps } from '../../../../src/components/inventory/InventoryGrid';
import { VehicleGrid } from '../../../../src/components/vehicle/VehicleGrid';

/** The grid without virtualisation: it renders every card. */
export const InventoryGrid = (props: InventoryGridProps) => <VehicleGrid {...props} />;
