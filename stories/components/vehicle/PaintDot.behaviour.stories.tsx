import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PaintDot } from '../../../src/components/vehicle/PaintDot.tsx';
import statesMeta from './PaintDot.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Vehicle/PaintDot/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta<typeof PaintDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsThePaintOfTheColor: Story = {
  args: { color: 'Navy Blue' },
  play: async ({ canvas }) => {
    const dot = canvas.getByText('Navy Blue').previousElementSibling as Element;
    await expect(getComputedStyle(dot).backgroundColor).toBe('rgb(27, 47, 87)');
  },
};
