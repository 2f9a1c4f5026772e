import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeatureList } from '../../../src/components/vehicle/FeatureList';
import { longVehicle } from '../../fixtures/longContent';
import { aVehicle } from '../../fixtures/vehicles';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Vehicle/FeatureList',
  component: FeatureList,
  args: { features: aVehicle().features },
} satisfies Meta<typeof FeatureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const LongContent: Story = { tags: ['state:long'], args: { features: longVehicle.features } };

export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { features: longVehicle.features },
  ...at('narrow'),
};

export const ShowsAllFeaturesInOrder: Story = {
  tags: ['state:filled'],
  args: { features: ['Tow hooks', 'Bluetooth', 'Bluetooth'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Features' })).toBeVisible();
    const features = canvas.getAllByRole('listitem').map((feature) => feature.textContent);
    await expect(features).toEqual(args.features);
  },
};
