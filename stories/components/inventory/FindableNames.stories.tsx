import type { Meta, StoryObj } from '@storybook/react-vite';
import { FindableNames } from '../../../src/components/inventory/FindableNames.tsx';
import { vehicleChoices } from '../../fixtures/choices.ts';
import { longVehicle } from '../../fixtures/longContent.ts';
import { crowdedInventory } from '../../fixtures/vehicles.ts';

const meta = {
  title: 'Components/Inventory/FindableNames',
  component: FindableNames,
  argTypes: { vehicles: { mapping: vehicleChoices } },
  args: {
    vehicles: crowdedInventory.slice(0, 5),
    columns: 2,
    columnWidth: 200,
    topOf: (row: number) => 100 * row,
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 300, maxWidth: 400, outline: '1px dashed' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FindableNames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
};

export const Empty: Story = { tags: ['state:empty'], args: { vehicles: [] } };

export const LongContent: Story = { tags: ['state:long'], args: { vehicles: [longVehicle, longVehicle] } };
