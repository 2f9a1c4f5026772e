import type { Meta, StoryObj } from '@storybook/react-vite';
import { VehicleOutline } from '../../../src/components/vehicle/VehicleOutline.tsx';

const usage = {
  use: 'Above a message that something is missing.',
  instead: 'VehicleDrawing for a vehicle that exists.',
  keys: 'None.',
};

const meta = {
  title: 'Components/Vehicle/VehicleOutline',
  component: VehicleOutline,
  parameters: { usage },
} satisfies Meta<typeof VehicleOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['state:empty'] };
