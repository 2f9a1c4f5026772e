import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeatureList } from '../../../src/components/vehicle/FeatureList.tsx';
import { longVehicle } from '../../fixtures/longContent.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'For a vehicle’s features, as the dealer has written them.',
  instead: 'VehicleSpecs for facts that every vehicle has. Without features, omit it.',
  keys: 'None.',
  roles: 'A `region` with a `list`.',
};

const meta = {
  title: 'Components/Vehicle/FeatureList',
  component: FeatureList,
  parameters: { usage },
  args: { features: aVehicle().features },
} satisfies Meta<typeof FeatureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
  args: { features: [...aVehicle().features, 'Bluetooth', 'Bluetooth'] },
  play: async ({ args, canvas }) => {
    const chips = canvas.getAllByRole('listitem').map((chip) => chip.textContent);
    await expect(chips).toEqual(args.features);
  },
};

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { features: longVehicle.features },
  ...at('narrow', 570),
};
