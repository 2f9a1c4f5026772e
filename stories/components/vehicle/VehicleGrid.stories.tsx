import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VehicleGrid } from '../../../src/components/vehicle/VehicleGrid.tsx';
import {
  changingVehicles,
  keepsFocusWhenOtherVehiclesChange,
  rowsIn,
} from '../../fixtures/gridBehaviours.ts';
import { unequalVehicles } from '../../fixtures/longContent.ts';
import { aVehicle, crowdedInventory } from '../../fixtures/vehicles.ts';
import { at } from '../../fixtures/viewports.ts';

const featured = crowdedInventory.slice(0, 3);

const usage = {
  use: 'For a fixed choice of a few vehicles, such as featured or related ones. No error state: an inventory that cannot be read counts as empty.',
  instead: 'InventoryGrid for a list that a visitor searches.',
  keys: 'Tab goes from card to card.',
  roles: 'Each card is an `article` with a heading of level 3; `aria-busy` while it loads.',
};

const meta = {
  title: 'Components/Vehicle/VehicleGrid',
  component: VehicleGrid,
  parameters: { usage, frameHeight: 500 },
  args: {
    vehicles: { status: 'ready', value: featured },
    onOpenVehicle: fn(),
  },
} satisfies Meta<typeof VehicleGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /2018 Ford F-150/ }).click();
    await expect(args.onOpenVehicle.mock.calls).toEqual([['v2']]);
  },
};

export const OneVehicle: Story = {
  tags: ['state:filled'],
  args: { vehicles: { status: 'ready', value: [aVehicle()] } },
  ...at('wide'),
  play: ({ canvas }) => expect(canvas.getByRole('article').offsetWidth).toBeLessThan(innerWidth / 3),
};

export const Loading: Story = { tags: ['state:loading'], args: { vehicles: { status: 'loading' } } };

export const Empty: Story = {
  tags: ['state:empty'],
  args: { vehicles: { status: 'ready', value: [] }, phone: '(207) 555-0142' },
};

export const LongContent: Story = {
  tags: ['state:long'],
  args: { vehicles: { status: 'ready', value: unequalVehicles } },
};

export const Narrow: Story = { ...LongContent, tags: ['state:narrow'], ...at('narrow', 1080) };

/** In two columns, the first of three cards spans both. */
export const Tablet: Story = {
  tags: ['state:filled'],
  ...at('tablet', 640),
  play: ({ canvas }) => expect(rowsIn(canvas).map((row) => row.length)).toEqual([1, 2]),
};

export const Cinema: Story = { tags: ['state:wide'], ...at('cinema', 510) };

export const Live: Story = {
  ...changingVehicles,
  tags: ['state:live'],
  play: keepsFocusWhenOtherVehiclesChange,
};
