import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyStage } from '../../../src/components/vehicle/EmptyStage.tsx';

const meta = {
  title: 'Components/Vehicle/EmptyStage',
  component: EmptyStage,
} satisfies Meta<typeof EmptyStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['state:empty'] };
