import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Container } from '../../../src/components/basics/Container.tsx';
import { InventoryGrid } from '../../../src/components/inventory/InventoryGrid.tsx';
import { changingVehicles, keepsFocusWhenOtherVehiclesChange } from '../../fixtures/gridBehaviours.ts';
import { unequalVehicles } from '../../fixtures/longContent.ts';
import { aContact } from '../../fixtures/metadata.ts';
import { aQuery, aVehicle, crowdedInventory } from '../../fixtures/vehicles.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'For the whole inventory, from one vehicle to thousands. No error state: an inventory that cannot be read counts as empty.',
  instead: 'VehicleGrid for a fixed choice of a few vehicles.',
  keys: 'Tab goes from card to card. The grid grows before the focus reaches its end.',
  roles: 'A `feed`. Each card is an `article` with its position in the whole set.',
};

const meta = {
  title: 'Components/Inventory/InventoryGrid',
  component: InventoryGrid,
  parameters: { usage, layout: 'fullscreen', frameHeight: 780 },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: {
    vehicles: { status: 'ready', value: crowdedInventory },
    query: aQuery(),
    isBusy: false,
    phone: aContact().phone,
    onClear: fn(),
    onOpenVehicle: fn(),
  },
} satisfies Meta<typeof InventoryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled', 'engines'],
  play: ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12)),
};

export const OneVehicle: Story = {
  tags: ['state:sparse'],
  args: { vehicles: { status: 'ready', value: [aVehicle()] } },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').click();
    await expect(args.onOpenVehicle.mock.calls).toEqual([['v1']]);
  },
};

export const Loading: Story = { tags: ['state:loading'], args: { vehicles: { status: 'loading' } } };

export const Empty: Story = {
  tags: ['state:empty'],
  args: { vehicles: { status: 'ready', value: [] }, query: aQuery({ text: ' ' }) },
};

export const NoMatches: Story = {
  tags: ['state:empty'],
  args: { vehicles: { status: 'ready', value: [] }, query: aQuery({ bodyStyle: 'Coupe' }) },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').click();
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  tags: ['state:long'],
  args: { vehicles: { status: 'ready', value: unequalVehicles } },
};

export const Narrow: Story = { ...LongContent, tags: ['state:narrow'], ...at('narrow', 1130) };

export const Tablet: Story = { tags: ['state:wide'], ...at('tablet') };

export const Cinema: Story = { tags: ['state:wide'], ...at('cinema', 1190) };

export const Live: Story = {
  ...changingVehicles,
  tags: ['state:live', 'engines'],
  play: keepsFocusWhenOtherVehiclesChange,
};
