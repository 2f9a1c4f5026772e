import { VehicleGrid, type VehicleGridProps } from '../../../../src/components/vehicle/VehicleGrid.tsx';

/** The grid without virtualisation: it renders every card. */
export const InventoryGrid = (props: VehicleGridProps) => <VehicleGrid {...props} />;
