import type { Meta, StoryObj } from '@storybook/react-vite';
import { VehicleSpecs } from '../../../src/components/vehicle/VehicleSpecs.tsx';
import { longVehicle } from '../../fixtures/longContent.ts';
import { aBareVehicle, aVehicle } from '../../fixtures/vehicles.ts';
import { at } from '../../fixtures/viewports.ts';

const meta = {
  title: 'Components/Vehicle/VehicleSpecs',
  component: VehicleSpecs,
  args: { vehicle: aVehicle() },
} satisfies Meta<typeof VehicleSpecs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Empty: Story = {
  tags: ['state:empty'],
  args: { vehicle: aBareVehicle() },
};

export const Sparse: Story = {
  tags: ['state:sparse'],
  args: { vehicle: aVehicle({ mileage: undefined, year: undefined, color: undefined }) },
};

export const LongContent: Story = { tags: ['state:long'], args: { vehicle: longVehicle } };

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};
