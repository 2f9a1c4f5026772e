import type { InventoryGridProps } from '../../../../src/components/inventory/InventoryGrid.tsx';
import { VehicleGrid } from '../../../../src/components/vehicle/VehicleGrid.tsx';

/** The grid without virtualisation: it renders every card. */
export const InventoryGrid = (props: InventoryGridProps) => <VehicleGrid {...props} />;
