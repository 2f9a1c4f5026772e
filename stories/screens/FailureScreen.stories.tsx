import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FailureScreen } from '../../src/screens/FailureScreen.tsx';
import { at } from '../fixtures/viewports.ts';

const usage = {
  use: 'In place of a screen that failed to load or to render.',
  instead: 'Show an error in its place when only one part failed, as SummaryBar does.',
  keys: 'Tab reaches the one button.',
  roles: 'The ScreenHeading takes the focus, so that the failure is read at once.',
};

const meta = {
  title: 'Screens/FailureScreen',
  component: FailureScreen,
  args: { onOpenHome: fn() },
  parameters: { usage, layout: 'fullscreen' },
} satisfies Meta<typeof FailureScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  tags: ['state:error'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').click();
    await expect(args.onOpenHome).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow') };
