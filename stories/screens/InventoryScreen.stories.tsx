import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InventoryScreen } from '../../src/screens/InventoryScreen';
import { longVehicle } from '../fixtures/longContent';
import { aBareVehicle, aVehicle, crowdedInventory } from '../fixtures/vehicles';

const meta = {
  title: 'Screens/InventoryScreen',
  component: InventoryScreen,
  args: {
    summary: { status: 'ready', value: { totalCount: 12, inStockCount: 11, soldThisMonth: 4 } },
    searchText: '',
    vehicles: { status: 'ready', value: crowdedInventory },
    onSearch: fn(),
    onOpenVehicle: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InventoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Crowded: Story = {};

export const OneVehicle: Story = { args: { vehicles: { status: 'ready', value: [aVehicle()] } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Cinema: Story = { globals: { viewport: { value: 'cinema' } } };

export const LongContent: Story = {
  args: {
    summary: {
      status: 'ready',
      value: { totalCount: 1_234_567, inStockCount: 1_204_000, soldThisMonth: 30_567 },
    },
    searchText: 'Mercedes-Benz AMG GLE 63 S 4MATIC+ Performance Edition',
    vehicles: { status: 'ready', value: [longVehicle, aVehicle(), aBareVehicle({ id: 'bare' })] },
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const ShowsCountsSearchAndVehicles: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
    await expect(canvas.getByText('Sold This Month')).toBeVisible();
    await expect(canvas.getByPlaceholderText('Search by make or model...')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await expect(canvas.getByText('12 vehicles')).toBeInTheDocument();
  },
};

export const GivesTheSearchText: Story = {
  args: { searchText: 'Hond' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('Hond');
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith({ text: 'Honda' });
  },
};

export const OpensAVehicle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /2017 Jeep Wrangler/ }));
    await expect(args.onOpenVehicle).toHaveBeenCalledOnce();
    await expect(args.onOpenVehicle).toHaveBeenCalledWith({ vehicleId: 'v5' });
  },
};

export const IsBusyWhileLoading: Story = {
  args: { summary: { status: 'loading' }, vehicles: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(2);
    await expect(canvas.getByRole('searchbox')).toBeEnabled();
    await expect(canvas.queryByText('No matches found.')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/\d+ vehicles?$/)).not.toBeInTheDocument();
  },
};

export const SaysThatNothingWasFound: Story = {
  args: { searchText: 'Delorean', vehicles: { status: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No matches found.')).toBeVisible();
    await expect(canvas.getByText('0 vehicles')).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};

export const ShowsVehiclesThoughTheSummaryFailed: Story = {
  args: { summary: { status: 'failed', message: 'Server returned 503' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error: Server returned 503')).toBeVisible();
    await expect(canvas.queryByText('Total Vehicles')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
};

export const ShowsZerosOfAnEmptyLot: Story = {
  args: {
    summary: { status: 'ready', value: { totalCount: 0, inStockCount: 0, soldThisMonth: 0 } },
    vehicles: { status: 'ready', value: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('0')).toHaveLength(3);
    await expect(canvas.getByText('No matches found.')).toBeVisible();
  },
};
