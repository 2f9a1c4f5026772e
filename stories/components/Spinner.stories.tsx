import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../src/components/Spinner';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAScreen: Story = {};

export const ForAButton: Story = { args: { size: 18 } };
