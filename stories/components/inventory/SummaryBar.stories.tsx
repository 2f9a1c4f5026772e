import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SummaryBar } from '../../../src/components/inventory/SummaryBar.tsx';
import { changingArgs, showNextValue } from '../../fixtures/ValueStepper.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'Once, above the inventory.',
  instead: 'VehicleSpecs for the facts about one vehicle.',
  keys: 'None.',
  roles: 'A list of terms and counts, with `aria-busy` while it loads. A `status` announces an error.',
};

const counts = (totalCount: number, inStockCount: number, soldThisMonth: number) =>
  ({ status: 'ready', value: { totalCount, inStockCount, soldThisMonth } }) as const;
const millions = counts(1_234_567, 1_204_000, 30_567);

const meta = {
  title: 'Components/Inventory/SummaryBar',
  component: SummaryBar,
  args: { summary: counts(48, 41, 7) },
  parameters: { usage },
} satisfies Meta<typeof SummaryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Loading: Story = { tags: ['state:loading'], args: { summary: { status: 'loading' } } };

export const Failed: Story = { tags: ['state:error'], args: { summary: { status: 'failed', failure: 503 } } };

export const NotSignedIn: Story = {
  tags: ['state:error'],
  args: { summary: { status: 'failed', failure: 'notSignedIn' } },
};

export const Unreachable: Story = {
  tags: ['state:error'],
  args: { summary: { status: 'failed', failure: 'unreachable' } },
};

export const LongestError: Story = {
  tags: ['state:error', 'state:long', 'state:narrow'],
  args: { summary: { status: 'failed', failure: 'unexpectedAnswer' } },
  ...at('narrow', 128),
  play: ({ canvas }) =>
    expect(canvas.getByRole('status').textContent).toBe('Error: Unexpected answer from the server'),
};

export const Empty: Story = { tags: ['state:empty'], args: { summary: counts(0, 0, 0) } };

export const LongContent: Story = { tags: ['state:long'], args: { summary: millions } };

export const Narrow: Story = {
  tags: ['state:narrow', 'state:long'],
  args: { summary: millions },
  ...at('narrow', 128),
};

export const Live: Story = {
  ...changingArgs<typeof SummaryBar>(
    { summary: { status: 'loading' } },
    {},
    { summary: counts(48, 40, 8) },
    { summary: { status: 'failed', failure: 503 } },
  ),
  tags: ['state:live'],
  play: async ({ canvas, step }) => {
    // Screen readers only announce changes to a live region that already exists.
    const status = canvas.getByRole('status');
    const values = () => canvas.getAllByRole('definition').map((value) => value.textContent);
    await step('the counts arrive', async () => {
      showNextValue(canvas);
      await expect(values()).toEqual(['48', '41', '7']);
      await expect(status.textContent).toBe('');
    });
    await step('a car is sold', async () => {
      showNextValue(canvas);
      await expect(values()).toEqual(['48', '40', '8']);
    });
    await step('the next request fails', async () => {
      showNextValue(canvas);
      await expect(status.textContent).toBe('Error: Server returned 503');
    });
  },
};
