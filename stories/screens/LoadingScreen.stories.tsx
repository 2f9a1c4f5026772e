import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingScreen } from '../../src/screens/LoadingScreen.tsx';

const meta = {
  title: 'Screens/LoadingScreen',
  component: LoadingScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['state:loading'],
};
