import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta, { Vertical } from './VehicleCardFrame.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Vehicle/VehicleCardFrame/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsThePictureIn16To10: Story = {
  ...Vertical,
  tags: [],
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('article').firstElementChild as Element;
    const { width, height } = stage.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.6, 2);
  },
};
