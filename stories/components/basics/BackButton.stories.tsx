import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BackButton } from '../../../src/components/basics/BackButton.tsx';

const meta = {
  title: 'Components/Basics/BackButton',
  component: BackButton,
  args: { onBack: fn() },
} satisfies Meta<typeof BackButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
};
