import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { VehicleCard } from '../../../src/components/vehicle/VehicleCard.tsx';
import { ValueStepper } from '../../fixtures/ValueStepper.tsx';
import { interactionStates } from '../../fixtures/interactionStates.tsx';
import { longVehicle } from '../../fixtures/longContent.ts';
import { aBareVehicle, aVehicle } from '../../fixtures/vehicles.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = `**Use it** inside a grid. The whole card is one target: add no second control and no badge.
**Instead**, use VehicleSpecs on the screen of one vehicle. **Keys**: Tab reaches its one button; Enter and Space open
the vehicle. **No loading or empty state**: VehicleCardSkeleton and EmptyNotice replace the cards.`;

const meta = {
  title: 'Components/Vehicle/VehicleCard',
  component: VehicleCard,
  parameters: { usage },
  args: { vehicle: aVehicle(), isEager: true, onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', maxWidth: 378 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VehicleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const WithDrawing: Story = {
  tags: ['state:filled'],
  args: { vehicle: aVehicle({ imageUrl: undefined, bodyStyle: 'Truck', color: 'Blue' }) },
};

export const WithoutAPrice: Story = {
  tags: ['state:sparse'],
  args: { vehicle: aVehicle({ price: undefined }) },
};

export const Sparse: Story = {
  tags: ['state:sparse'],
  args: { vehicle: aBareVehicle() },
};

export const LongContent: Story = { tags: ['state:long'], args: { vehicle: longVehicle } };

export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { vehicle: longVehicle },
  ...at('narrow'),
};

export const Live: Story = {
  tags: ['state:live'],
  render: (args) => (
    <ValueStepper values={[22_995, 1_234_995, undefined]}>
      {(price) => <VehicleCard {...args} vehicle={aVehicle({ price })} />}
    </ValueStepper>
  ),
};

export const InteractionStates: Story = {
  ...interactionStates('hover', 'focus'),
  tags: ['state:interaction'],
};
