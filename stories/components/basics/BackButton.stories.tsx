import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BackButton } from '../../../src/components/basics/BackButton';

const meta = {
  title: 'Components/Basics/BackButton',
  component: BackButton,
  args: { onBack: fn() },
} satisfies Meta<typeof BackButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CallsOnBack: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Inventory' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
