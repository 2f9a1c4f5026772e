import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterBar } from '../../../src/components/inventory/FilterBar.tsx';
import { chooseOption } from '../../fixtures/chooseOption.ts';
import { showNextValue, ValueStepper } from '../../fixtures/ValueStepper.tsx';
import { aQuery, someBodyStyles } from '../../fixtures/vehicles.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'Once, above the inventory. No error or invalid state: every choice is valid.',
  instead: 'SearchBox for a list that needs neither an order nor a filter.',
  keys: 'Tab goes from the search field to Sort and to Body style. The lists have the keys of native selects.',
  roles:
    'A `search` with a `searchbox`, and a `combobox` each for the order and the body style. A `status` announces the number of matches.',
};

const meta = {
  title: 'Components/Inventory/FilterBar',
  component: FilterBar,
  parameters: { usage, frameHeight: 160 },
  args: {
    query: aQuery(),
    bodyStyles: someBodyStyles,
    resultCount: 12,
    totalCount: 12,
    onQueryChange: fn(),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled', 'engines'],
  args: { query: aQuery({ text: 'Honda' }), resultCount: 2 },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('each control changes its part of the query', async () => {
      await chooseOption(canvas.getByLabelText('Sort'), 'Newest');
      await chooseOption(canvas.getByLabelText('Body style'), 'SUV (3)');
      await userEvent.type(canvas.getByRole('searchbox'), '!');
      const changes = [{ sort: 'newest' }, { bodyStyle: 'SUV' }, { text: 'Honda!' }];
      await expect(args.onQueryChange.mock.calls).toEqual(
        changes.map((change) => [{ ...args.query, ...change }]),
      );
      canvas.getByRole('searchbox').blur();
    });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { bodyStyles: [], resultCount: undefined, totalCount: undefined },
};

export const OneStyle: Story = {
  tags: ['state:sparse'],
  args: { bodyStyles: [{ bodyStyle: 'Truck', count: 12 }] },
};

export const NoStyle: Story = { tags: ['state:sparse'], args: { bodyStyles: [] } };

export const NothingLeft: Story = {
  tags: ['state:sparse'],
  args: {
    query: aQuery({ bodyStyle: 'Coupe', sort: 'priceUp' }),
    bodyStyles: [
      { bodyStyle: 'Coupe', count: 0 },
      { bodyStyle: 'SUV', count: 60 },
    ],
    resultCount: 0,
    totalCount: 60,
  },
};

export const LongContent: Story = {
  tags: ['state:long'],
  args: {
    query: aQuery({
      text: 'Mercedes-Benz AMG GLE 63 S 4MATIC+ Performance Edition',
      sort: 'priceDown',
      bodyStyle: 'Extended Cab Pickup with a Long Bed',
    }),
    bodyStyles: [{ bodyStyle: 'Extended Cab Pickup with a Long Bed', count: 1204 }],
    resultCount: 1204,
    totalCount: 7500,
  },
};

export const Narrow: Story = { ...LongContent, tags: ['state:narrow'], ...at('narrow', 240) };

export const Live: Story = {
  tags: ['state:live', 'engines'],
  parameters: { frameHeight: 240 },
  render: (args) => (
    <ValueStepper values={[undefined, [1204, 7500], [1, 1], [0, 0]]}>
      {(counts) => <FilterBar {...args} resultCount={counts?.[0]} totalCount={counts?.[1]} />}
    </ValueStepper>
  ),
  play: async ({ canvas }) => {
    // Screen readers only announce changes to a live region that already exists.
    const status = canvas.getByRole('status');
    const { height } = status.getBoundingClientRect();
    await expect(status).toBeEmptyDOMElement();
    for (const announcement of ['1,204 of 7,500 vehicles', '1 vehicle', '0 vehicles']) {
      showNextValue(canvas);
      await expect(status.textContent).toBe(announcement);
      await expect(status.getBoundingClientRect().height).toBe(height);
    }
  },
};
