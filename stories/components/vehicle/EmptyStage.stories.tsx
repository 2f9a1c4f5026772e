import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyStage } from '../../../src/components/vehicle/EmptyStage.tsx';

const usage = `**Use it** above a message that something is missing. **Instead**, use VehicleDrawing for a vehicle
that exists. **Keys**: none; it is hidden from assistive technology.`;

const meta = {
  title: 'Components/Vehicle/EmptyStage',
  component: EmptyStage,
  parameters: { usage },
} satisfies Meta<typeof EmptyStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['state:empty'] };
