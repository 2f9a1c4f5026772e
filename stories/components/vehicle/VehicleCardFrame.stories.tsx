import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../src/components/vehicle/Stage.tsx';
import { VehicleCardFrame } from '../../../src/components/vehicle/VehicleCardFrame.tsx';
import { at } from '../../fixtures/viewports.ts';

const meta = {
  title: 'Components/Vehicle/VehicleCardFrame',
  component: VehicleCardFrame,
  argTypes: { attributes: { control: false } },
  args: { stage: <Stage />, title: 'Title', specs: 'Specs', foot: 'Foot' },
} satisfies Meta<typeof VehicleCardFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  tags: ['state:filled'],
  render: (args) => (
    <div style={{ display: 'grid', maxWidth: 378 }}>
      <VehicleCardFrame {...args} />
    </div>
  ),
};

export const Horizontal: Story = {
  tags: ['state:filled'],
  args: { isLead: true },
  ...at('tablet'),
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <VehicleCardFrame {...args} />
    </div>
  ),
};
