import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyNotice } from '../../src/components/EmptyNotice';
import { VehicleGrid } from '../../src/components/VehicleGrid';
import { longVehicle } from '../fixtures/longContent';
import { aBareVehicle, aVehicle, crowdedInventory } from '../fixtures/vehicles';

const meta = {
  title: 'Components/VehicleGrid',
  component: VehicleGrid,
  args: {
    vehicles: { status: 'ready', value: crowdedInventory },
    empty: <EmptyNotice text="No matches found." />,
    skeletonCount: 6,
    onOpenVehicle: fn(),
  },
} satisfies Meta<typeof VehicleGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Crowded: Story = {};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Cinema: Story = { globals: { viewport: { value: 'cinema' } } };

export const LongContent: Story = {
  args: { vehicles: { status: 'ready', value: [longVehicle, aVehicle(), aBareVehicle({ id: 'bare' })] } },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Featured: Story = {
  args: { layout: 'featured', vehicles: { status: 'ready', value: crowdedInventory.slice(0, 3) } },
};

export const FeaturedOnATablet: Story = { ...Featured, globals: { viewport: { value: 'tablet' } } };

export const KeepsTheOrder: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(names).toEqual(crowdedInventory.map(({ year, make, model }) => `${year} ${make} ${model}`));
  },
};

export const OpensTheVehicleThatWasChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /2021 Honda CR-V/ }));
    await expect(args.onOpenVehicle).toHaveBeenCalledOnce();
    await expect(args.onOpenVehicle).toHaveBeenCalledWith({ vehicleId: 'v3' });
  },
};

export const HoldsThePlacesWhileLoading: Story = {
  args: { vehicles: { status: 'loading' } },
  play: async ({ args, canvas, canvasElement }) => {
    const grid = canvasElement.querySelector('[aria-busy="true"]');
    await expect(grid?.children).toHaveLength(args.skeletonCount);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByText('No matches found.')).not.toBeInTheDocument();
  },
};

export const SaysThatThereAreNone: Story = {
  args: { vehicles: { status: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No matches found.' })).toBeVisible();
  },
};

export const CountsAFailureAsNone: Story = {
  args: { vehicles: { status: 'failed', message: 'Missing or insufficient permissions.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No matches found.' })).toBeVisible();
    await expect(canvas.queryByText(/permissions/)).not.toBeInTheDocument();
  },
};
