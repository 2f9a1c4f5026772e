import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../src/components/Stage';
import { VehicleCardFrame } from '../../src/components/VehicleCardFrame';

const meta = {
  title: 'Components/VehicleCardFrame',
  component: VehicleCardFrame,
  args: { stage: <Stage />, title: 'Title', specs: 'Specs', foot: 'Foot' },
} satisfies Meta<typeof VehicleCardFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Upright: Story = {
  render: (args) => (
    <div style={{ display: 'grid', maxWidth: 378 }}>
      <VehicleCardFrame {...args} />
    </div>
  ),
};

export const LyingDown: Story = {
  args: { isLead: true },
  globals: { viewport: { value: 'tablet' } },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <VehicleCardFrame {...args} />
    </div>
  ),
};
