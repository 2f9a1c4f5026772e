import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from '../../../src/components/frame/LoadingBar.tsx';

const meta = {
  title: 'Components/Frame/LoadingBar',
  component: LoadingBar,
  args: { isShown: true },
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { tags: ['state:loading'] };
