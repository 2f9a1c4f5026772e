import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HomeScreen } from '../../src/screens/HomeScreen';
import { ValueStepper, showNextValue } from '../fixtures/ValueStepper';
import { longTenant, longVehicle } from '../fixtures/longContent';
import { aTenant } from '../fixtures/metadata';
import { aBareVehicle, aVehicle, crowdedInventory } from '../fixtures/vehicles';
import { at } from '../fixtures/viewports';

const meta = {
  title: 'Screens/HomeScreen',
  component: HomeScreen,
  args: {
    metadata: aTenant(),
    featured: { status: 'ready', value: crowdedInventory.slice(0, 3) },
    onBrowse: fn(),
    onOpenVehicle: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state:filled'] };

export const Tablet: Story = { ...at('tablet') };

export const Cinema: Story = { ...at('cinema') };

export const LongContent: Story = {
  tags: ['state:long'],
  args: {
    metadata: longTenant,
    featured: { status: 'ready', value: [longVehicle, aVehicle(), aBareVehicle({ id: 'bare' })] },
  },
};

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};

export const ListsTheFeaturedVehiclesBelowTheDealerName: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(headings).toEqual([
      'Harbor Street Motors',
      'Featured Vehicles',
      '2020 Toyota Camry',
      '2018 Ford F-150',
      '2021 Honda CR-V',
    ]);
  },
};

export const OpensTheInventoryAndAVehicle: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('opens the inventory', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Browse Inventory' }));
      await expect(args.onBrowse).toHaveBeenCalledOnce();
    });
    await step('opens a vehicle', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /2018 Ford F-150/ }));
      await expect(args.onOpenVehicle).toHaveBeenCalledWith({ vehicleId: 'v2' });
    });
  },
};

export const ShowsThreeSkeletonsWhileLoading: Story = {
  tags: ['state:loading'],
  args: { featured: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Featured Vehicles' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')?.children).toHaveLength(3);
  },
};

export const KeepsTheFeaturedHeadingWithoutVehicles: Story = {
  tags: ['state:empty'],
  args: { featured: { status: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Featured Vehicles' })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(canvas.queryByText('No matches found.')).not.toBeInTheDocument();
  },
};

export const DrawsCarsWhenTheHeroImageFails: Story = {
  tags: ['state:error'],
  args: { metadata: aTenant({ heroImage: '/photos/gone.jpg' }) },
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('heading', { level: 1 }).closest('section');
    await waitFor(() => expect(hero?.querySelectorAll('svg ellipse')).toHaveLength(3));
    await expect(hero?.querySelector('img')).toBeNull();
  },
};

export const KeepsItsHeightWhenTheVehiclesArrive: Story = {
  tags: ['state:live'],
  render: (args) => (
    <ValueStepper values={[{ status: 'loading' } as const, args.featured]}>
      {(featured) => <HomeScreen {...args} featured={featured} />}
    </ValueStepper>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heightAtFirst = canvasElement.scrollHeight;
    showNextValue(canvas);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvasElement.scrollHeight).toBe(heightAtFirst);
  },
};
