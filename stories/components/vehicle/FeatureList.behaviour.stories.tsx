import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './FeatureList.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Vehicle/FeatureList/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsAllFeaturesInOrder: Story = {
  args: { features: ['Tow hooks', 'Bluetooth', 'Bluetooth'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Features' })).toBeVisible();
    const features = canvas.getAllByRole('listitem').map((feature) => feature.textContent);
    await expect(features).toEqual(args.features);
  },
};
