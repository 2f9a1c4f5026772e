import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../src/components/vehicle/Stage.tsx';
import { VehicleDrawing } from '../../../src/components/vehicle/VehicleDrawing.tsx';

const meta = {
  title: 'Components/Vehicle/Stage',
  component: Stage,
  args: { children: <VehicleDrawing bodyStyle="Coupe" color="Red" /> },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  tags: ['state:filled'],
  render: (args) => (
    <div style={{ width: 378, maxWidth: '100%', aspectRatio: '16 / 10' }}>
      <Stage {...args} />
    </div>
  ),
};

export const DetailOnAPhone: Story = {
  tags: ['state:filled'],
  render: (args) => (
    <div style={{ width: 328, maxWidth: '100%', aspectRatio: '4 / 3' }}>
      <Stage {...args} />
    </div>
  ),
};
