import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingBar } from '../../../src/components/frame/LoadingBar.tsx';

const meta = {
  title: 'Components/Frame/LoadingBar',
  component: LoadingBar,
  args: { isShown: true },
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['state:loading'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('status').firstElementChild as HTMLElement;
    // The transition of the bar itself may have ended; a new element starts one.
    const copy = bar.cloneNode() as HTMLElement;
    bar.after(copy);
    const delays = copy.getAnimations().map(({ effect }) => effect?.getTiming().delay);
    copy.remove();
    await expect(delays).toEqual([300]);
  },
};
