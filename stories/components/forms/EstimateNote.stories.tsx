import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EstimateNote } from '../../../src/components/forms/EstimateNote.tsx';
import { interactionStates } from '../../fixtures/interactionStates.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'Beside the forms of a dealer who accepts requests, while there is an estimate.',
  instead: 'Modal to tell the estimate.',
  keys: 'Enter or Space leaves the estimate out.',
  roles: 'A `button`. The text is an ordinary paragraph.',
};

const meta = {
  title: 'Components/Forms/EstimateNote',
  component: EstimateNote,
  parameters: { usage },
  args: { estimate: '$6,400', onLeaveOut: fn() },
} satisfies Meta<typeof EstimateNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave it out' }));
    await expect(args.onLeaveOut).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  tags: ['state:narrow', 'state:long'],
  args: { estimate: '-$14,200' },
  ...at('narrow', 140),
};

export const InteractionStates: Story = {
  ...interactionStates(['hover', 'focus', 'hover pressed'], 'button'),
  tags: ['state:interaction'],
};
