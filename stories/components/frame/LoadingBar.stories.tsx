import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingBar } from '../../../src/components/frame/LoadingBar.tsx';
import { changingArgs, showNextValue } from '../../fixtures/ValueStepper.tsx';

const usage = {
  use: 'Once, above every screen, while the code of the next screen loads.',
  instead: 'Placeholder where data load.',
  keys: 'None.',
  roles: 'A `status`, which announces ‘One moment…’ at once.',
};

const meta = {
  title: 'Components/Frame/LoadingBar',
  component: LoadingBar,
  parameters: { usage, frameHeight: 120 },
  args: { isShown: true },
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { tags: ['state:loading'] };

export const Live: Story = {
  ...changingArgs<typeof LoadingBar>({ isShown: false }, { isShown: true }),
  tags: ['state:live'],
  play: async ({ canvas }) => {
    // Screen readers only announce changes to a live region that already exists.
    const status = canvas.getByRole('status');
    for (const announcement of ['', 'One moment…', '']) {
      await expect(status.textContent).toBe(announcement);
      showNextValue(canvas);
    }
  },
};
