import type { Meta, StoryObj } from '@storybook/react-vite';
import { VehicleOutline } from '../../../src/components/vehicle/VehicleOutline.tsx';

const usage = `**Use it** above a message that something is missing. **Instead**, use VehicleDrawing for a vehicle
that exists. **Keys**: none; it is hidden from assistive technology.`;

const meta = {
  title: 'Components/Vehicle/VehicleOutline',
  component: VehicleOutline,
  parameters: { usage },
} satisfies Meta<typeof VehicleOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['state:empty'] };
