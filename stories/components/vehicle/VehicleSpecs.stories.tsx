import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VehicleSpecs } from '../../../src/components/vehicle/VehicleSpecs.tsx';
import { longVehicle } from '../../fixtures/longContent.ts';
import { aBareVehicle, aVehicle } from '../../fixtures/vehicles.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'For the facts about one vehicle.',
  instead: 'SummaryBar for counts.',
  keys: 'None.',
  roles: 'A list of terms and values.',
};

const meta = {
  title: 'Components/Vehicle/VehicleSpecs',
  component: VehicleSpecs,
  parameters: { usage },
  args: { vehicle: aVehicle() },
} satisfies Meta<typeof VehicleSpecs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term').map((term) => term.textContent);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent.trim());
    await expect(labels).toEqual(['Mileage', 'Body style', 'Color', 'Year']);
    await expect(values).toEqual(['38,420 mi', 'Sedan', 'Silver', '2020']);
  },
};

/** Renders nothing. */
export const Empty: Story = { tags: ['state:empty'], args: { vehicle: aBareVehicle() } };

export const Sparse: Story = {
  tags: ['state:sparse'],
  args: { vehicle: aBareVehicle({ mileage: 0, bodyStyle: 'Sedan' }) },
};

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { vehicle: longVehicle },
  ...at('narrow'),
};
