import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ScreenBoundary } from '../../src/app/ScreenBoundary';
import { expectErrors } from '../fixtures/demoMeta';

function Broken(): never {
  throw new Error('A screen that throws');
}

const meta = {
  title: 'App/ScreenBoundary',
  component: ScreenBoundary,
  args: { children: <p>A screen</p>, onGoHome: fn() },
} satisfies Meta<typeof ScreenBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheScreen: Story = {
  tags: ['state:filled'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A screen')).toBeVisible();
  },
};

export const OffersABackToHomeButtonWhenAScreenThrows: Story = {
  tags: ['state:error'],
  args: { children: <Broken /> },
  beforeEach: () => {
    expectErrors();
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This page could not be shown.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Home' }));
    await expect(args.onGoHome).toHaveBeenCalledOnce();
  },
};
