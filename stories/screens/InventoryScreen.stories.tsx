import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InventoryScreen } from '../../src/screens/InventoryScreen.tsx';
import { unequalVehicles } from '../fixtures/longContent.ts';
import { aContact } from '../fixtures/metadata.ts';
import { changingArgs, showNextValue } from '../fixtures/ValueStepper.tsx';
import { aQuery, aVehicle, crowdedInventory, someBodyStyles } from '../fixtures/vehicles.ts';
import { at } from '../fixtures/viewports.ts';

const usage = {
  use: 'For the whole inventory, with search and counts.',
  instead: 'VehicleGrid for a choice of a few vehicles.',
  keys: 'Tab goes from the search field to Sort, Body style and the cards.',
  roles:
    'The ScreenHeading takes the focus. The cards are a `feed`. One `status` announces failed counts, one how many vehicles match.',
};

const meta = {
  title: 'Screens/InventoryScreen',
  component: InventoryScreen,
  args: {
    summary: { status: 'ready', value: { totalCount: 16, inStockCount: 12, soldThisMonth: 4 } },
    query: aQuery(),
    nextQuery: aQuery(),
    bodyStyles: someBodyStyles,
    totalCount: 12,
    isBusy: false,
    vehicles: { status: 'ready', value: crowdedInventory },
    phone: aContact().phone,
    onNextQueryChange: fn(),
    onClear: fn(),
    onOpenVehicle: fn(),
  },
  parameters: { usage, layout: 'fullscreen', frameHeight: 740 },
} satisfies Meta<typeof InventoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = <Value,>(value: Value) => ({ status: 'ready', value }) as const;
const hondas = crowdedInventory.filter(({ make }) => make === 'Honda');

export const Filled: Story = {
  tags: ['state:filled'],
  play: ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12)),
};

export const OneVehicle: Story = {
  tags: ['state:sparse'],
  args: {
    totalCount: 1,
    bodyStyles: someBodyStyles.slice(0, 1),
    vehicles: { status: 'ready', value: [aVehicle()] },
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: {
    summary: { status: 'loading' },
    vehicles: { status: 'loading' },
    bodyStyles: [],
    totalCount: undefined,
  },
};

export const Failed: Story = {
  tags: ['state:error', 'state:stale'],
  args: { summary: { status: 'failed', failure: 503 } },
};

export const NoMatches: Story = {
  tags: ['state:empty'],
  args: {
    query: aQuery({ text: 'Delorean' }),
    nextQuery: aQuery({ text: 'Delorean' }),
    vehicles: { status: 'ready', value: [] },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all vehicles' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: {
    summary: { status: 'ready', value: { totalCount: 0, inStockCount: 0, soldThisMonth: 0 } },
    bodyStyles: [],
    totalCount: 0,
    vehicles: { status: 'ready', value: [] },
  },
};

export const LongContent: Story = {
  tags: ['state:long'],
  args: {
    summary: {
      status: 'ready',
      value: { totalCount: 1_234_567, inStockCount: 1_204_000, soldThisMonth: 30_567 },
    },
    nextQuery: aQuery({ text: 'Mercedes-Benz AMG GLE 63 S 4MATIC+ Performance Edition' }),
    vehicles: { status: 'ready', value: unequalVehicles },
  },
};

export const Narrow: Story = { ...LongContent, tags: ['state:narrow'], ...at('narrow') };

export const Tablet: Story = { tags: ['state:wide'], ...at('tablet') };

export const Cinema: Story = { tags: ['state:wide'], ...at('cinema') };

export const Live: Story = {
  ...changingArgs<typeof InventoryScreen>(
    ...[2, 1].map((inStockCount) => ({
      summary: ready({ totalCount: 12, inStockCount, soldThisMonth: 12 - inStockCount }),
      vehicles: ready(hondas.slice(0, inStockCount)),
    })),
  ),
  tags: ['state:live'],
  args: { query: aQuery({ text: 'Hon' }), nextQuery: aQuery({ text: 'Honda' }) },
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    search.focus();
    const values = () => canvas.getAllByRole('definition').map((value) => value.textContent);
    showNextValue(canvas);
    await expect(values()).toEqual(['12', '1', '11']);
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByText('1 of 12 vehicles')).toBeVisible();
    await expect(search).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(args.onNextQueryChange.mock.calls).toEqual([[aQuery({ text: 'Hondas' })]]);
  },
};
