import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './FailureScreen.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Screens/FailureScreen/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatToDoAndReturnsHome: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'This page could not be shown.',
    );
    await expect(canvas.getByText('Check your connection, or reload the site.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Home' }));
    await expect(args.onGoHome).toHaveBeenCalledOnce();
  },
};
