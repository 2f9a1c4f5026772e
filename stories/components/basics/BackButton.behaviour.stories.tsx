import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './BackButton.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Basics/BackButton/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const CallsOnBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Inventory' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
