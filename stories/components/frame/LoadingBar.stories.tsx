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
    // Its appearance starts a transition: repeat it, because the first one may have ended.
    bar.hidden = true;
    await expect(bar).not.toBeVisible();
    bar.hidden = false;
    await expect(bar.getAnimations().map(({ effect }) => effect?.getTiming().delay)).toEqual([300]);
  },
};
