import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InventoryScreen } from '../../src/screens/InventoryScreen';
import { ValueStepper, showNextValue } from '../fixtures/ValueStepper';
import { longVehicle } from '../fixtures/longContent';
import { aBareVehicle, aVehicle, crowdedInventory } from '../fixtures/vehicles';
import { at } from '../fixtures/viewports';

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

export const Crowded: Story = { tags: ['state:filled'] };

export const OneVehicle: Story = { args: { vehicles: { status: 'ready', value: [aVehicle()] } } };

export const Tablet: Story = { ...at('tablet') };

export const Cinema: Story = { ...at('cinema') };

export const LongContent: Story = {
  tags: ['state:long'],
  args: {
    summary: {
      status: 'ready',
      value: { totalCount: 1_234_567, inStockCount: 1_204_000, soldThisMonth: 30_567 },
    },
    searchText: 'Mercedes-Benz AMG GLE 63 S 4MATIC+ Performance Edition',
    vehicles: { status: 'ready', value: [longVehicle, aVehicle(), aBareVehicle({ id: 'bare' })] },
  },
};

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};

export const ShowsCountsSearchAndVehicles: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
    await expect(canvas.getByText('Sold This Month')).toBeVisible();
    await expect(canvas.getByPlaceholderText('Search by make or model...')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    await expect(canvas.getByText('12 vehicles')).toBeInTheDocument();
  },
};

export const ReportsTheSearchText: Story = {
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
    await userEvent.click(await canvas.findByRole('button', { name: /2017 Jeep Wrangler/ }));
    await expect(args.onOpenVehicle).toHaveBeenCalledOnce();
    await expect(args.onOpenVehicle).toHaveBeenCalledWith({ vehicleId: 'v5' });
  },
};

export const ShowsPlaceholdersAndSkeletonsWhileLoading: Story = {
  tags: ['state:loading'],
  args: { summary: { status: 'loading' }, vehicles: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(2);
    await expect(canvas.getByRole('searchbox')).toBeEnabled();
    await expect(canvas.queryByText('No matches found.')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/\d+ vehicles?$/)).not.toBeInTheDocument();
  },
};

export const ShowsThatNothingMatches: Story = {
  tags: ['state:empty'],
  args: { searchText: 'Delorean', vehicles: { status: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No matches found.')).toBeVisible();
    await expect(canvas.getByText('0 vehicles')).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};

export const ShowsTheVehiclesWhenTheSummaryFails: Story = {
  tags: ['state:error'],
  args: { summary: { status: 'failed', message: 'Server returned 503' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error: Server returned 503')).toBeVisible();
    await expect(canvas.queryByText('Total Vehicles')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
  },
};

export const ShowsZerosForAnEmptyLot: Story = {
  tags: ['state:empty'],
  args: {
    summary: { status: 'ready', value: { totalCount: 0, inStockCount: 0, soldThisMonth: 0 } },
    vehicles: { status: 'ready', value: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('0')).toHaveLength(3);
    await expect(canvas.getByText('No matches found.')).toBeVisible();
  },
};

export const KeepsTheSearchWhenCountsAndVehiclesChange: Story = {
  tags: ['state:live'],
  args: { searchText: 'Honda' },
  render: (args) => (
    <ValueStepper values={[2, 1, 0]}>
      {(inStock) => (
        <InventoryScreen
          {...args}
          summary={{
            status: 'ready',
            value: { totalCount: 12, inStockCount: inStock, soldThisMonth: 4 - inStock },
          }}
          vehicles={{ status: 'ready', value: hondas.slice(0, inStock) }}
        />
      )}
    </ValueStepper>
  ),
  play: async ({ canvas, step }) => {
    const search = canvas.getByRole('searchbox');
    search.focus();
    const values = () => canvas.getAllByRole('definition').map((value) => value.textContent);
    await step('one of two vehicles is sold', async () => {
      showNextValue(canvas);
      await expect(values()).toEqual(['12', '1', '3']);
      await expect(canvas.getAllByRole('article')).toHaveLength(1);
      await expect(canvas.getByText('1 vehicle')).toBeInTheDocument();
    });
    await step('the other one is sold', async () => {
      showNextValue(canvas);
      await expect(canvas.getByText('No matches found.')).toBeVisible();
    });
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('Honda');
  },
};
const hondas = crowdedInventory.filter(({ make }) => make === 'Honda');
