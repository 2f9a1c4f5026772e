import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HomeScreen } from '../../src/screens/HomeScreen.tsx';
import { longTenant, unequalVehicles } from '../fixtures/longContent.ts';
import { aTenant } from '../fixtures/metadata.ts';
import { changingArgs, showNextValue } from '../fixtures/ValueStepper.tsx';
import { crowdedInventory } from '../fixtures/vehicles.ts';
import { at } from '../fixtures/viewports.ts';

const usage = {
  use: 'As the first screen of every visit.',
  instead: 'InventoryScreen for more than a few vehicles.',
  keys: 'Tab reaches the amber button first, then each card.',
  roles:
    'The dealer’s name is the `h1`, which takes the focus as in ScreenHeading. The cards are in a `region`.',
};

const meta = {
  title: 'Screens/HomeScreen',
  tags: ['engines'],
  component: HomeScreen,
  args: {
    metadata: aTenant(),
    hours: aTenant().contact.hours[1],
    featured: { status: 'ready', value: crowdedInventory.slice(0, 3) },
    onOpenInventory: fn(),
    onOpenVehicle: fn(),
  },
  parameters: { usage, layout: 'fullscreen', frameHeight: 900 },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Browse Inventory' }));
    await expect(args.onOpenInventory).toHaveBeenCalledOnce();
    const card = canvas.getByRole('button', { name: /2018 Ford F-150/ });
    await userEvent.click(card);
    await expect(args.onOpenVehicle.mock.calls).toEqual([['v2']]);
    card.blur();
    scrollTo(0, 0);
  },
};

export const Loading: Story = { tags: ['state:loading'], args: { featured: { status: 'loading' } } };

export const HeroImageFailed: Story = {
  tags: ['state:error'],
  args: { metadata: aTenant({ heroImage: '/photos/gone.jpg' }) },
};

export const Empty: Story = { tags: ['state:empty'], args: { featured: { status: 'ready', value: [] } } };

export const LongContent: Story = {
  tags: ['state:long'],
  parameters: { frameHeight: 1030 },
  args: {
    metadata: longTenant,
    featured: { status: 'ready', value: unequalVehicles },
  },
};

export const Narrow: Story = { ...LongContent, tags: ['state:narrow'], ...at('narrow', 1570) };

export const Tablet: Story = { tags: ['state:wide'], ...at('tablet', 1210) };

export const Cinema: Story = { tags: ['state:wide'], ...at('cinema') };

export const Live: Story = {
  ...changingArgs<typeof HomeScreen>({ featured: { status: 'loading' } }, {}),
  tags: ['state:live'],
  play: async ({ canvas, canvasElement }) => {
    const heightAtFirst = canvasElement.scrollHeight;
    showNextValue(canvas);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvasElement.scrollHeight).toBe(heightAtFirst);
  },
};
