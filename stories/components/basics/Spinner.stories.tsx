import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../../src/components/basics/Spinner.tsx';

const meta = {
  title: 'Components/Basics/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = { tags: ['state:loading'] };

export const Small: Story = { tags: ['state:loading'], args: { $size: 18 } };
