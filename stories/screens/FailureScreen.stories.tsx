import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FailureScreen } from '../../src/screens/FailureScreen';
import { at } from '../fixtures/viewports';

const meta = {
  title: 'Screens/FailureScreen',
  component: FailureScreen,
  args: { onGoHome: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FailureScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { tags: ['state:error'] };

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow') };

export const ReturnsHome: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'This page could not be shown.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Home' }));
    await expect(args.onGoHome).toHaveBeenCalledOnce();
  },
};
