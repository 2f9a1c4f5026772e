import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SummaryBar, type SummaryBarProps } from '../../../src/components/inventory/SummaryBar';
import { breakpoints } from '../../../src/components/theme/tokens';
import { ValueStepper, showNextValue } from '../../fixtures/ValueStepper';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Inventory/SummaryBar',
  component: SummaryBar,
  args: { summary: { status: 'ready', value: { totalCount: 48, inStockCount: 41, soldThisMonth: 7 } } },
} satisfies Meta<typeof SummaryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const millions: SummaryBarProps['summary'] = {
  status: 'ready',
  value: { totalCount: 1_234_567, inStockCount: 1_204_000, soldThisMonth: 30_567 },
};

export const Filled: Story = { tags: ['state:filled'] };

export const LongContent: Story = { tags: ['state:long'], args: { summary: millions } };

export const LongError: Story = {
  tags: ['state:error', 'state:long', 'state:narrow'],
  args: { summary: { status: 'failed', message: 'Unexpected answer from the server' } },
  ...at('narrow'),
};

export const ShowsThreeCounts: Story = {
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term').map((term) => term.textContent);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(labels).toEqual(['Total Vehicles', 'In Stock', 'Sold This Month']);
    await expect(values).toEqual(['48', '41', '7']);
  },
};

export const ShowsZeros: Story = {
  tags: ['state:empty'],
  args: { summary: { status: 'ready', value: { totalCount: 0, inStockCount: 0, soldThisMonth: 0 } } },
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values).toEqual(['0', '0', '0']);
  },
};

export const TruncatesALongCountWithAnEllipsis: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { summary: millions },
  ...at('narrow'),
  play: async ({ canvas }) => {
    // If the number wrapped, the hidden second line would make it look like a smaller number.
    const [total] = canvas.getAllByRole('definition');
    await expect(total?.scrollWidth).toBeGreaterThan(total?.clientWidth ?? 0);
    for (const value of canvas.getAllByRole('definition')) {
      await expect(value.scrollHeight).toBeLessThanOrEqual(value.clientHeight + 2);
      await expect(getComputedStyle(value).textOverflow).toBe('ellipsis');
    }
  },
};

export const ShowsPlaceholdersWhileLoading: Story = {
  tags: ['state:loading'],
  args: { summary: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Total Vehicles')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/\d|Error/);
  },
};

export const ShowsTheError: Story = {
  tags: ['state:error'],
  args: { summary: { status: 'failed', message: 'Server returned 503' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Error: Server returned 503$/);
    await expect(canvas.queryByText('Total Vehicles')).not.toBeInTheDocument();
  },
};

export const HasTheSameHeightInEveryState: Story = {
  render: (args) => (
    <>
      <SummaryBar {...args} />
      <SummaryBar summary={{ status: 'loading' }} />
      <SummaryBar summary={{ status: 'failed', message: 'Server returned 503' }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.children].map((bar) => bar.getBoundingClientRect().height);
    const height = innerWidth < breakpoints.tablet ? 88 : 96;
    await expect(heights).toEqual([height, height, height]);
  },
};

const counts = (totalCount: number, inStockCount: number, soldThisMonth: number) =>
  ({ status: 'ready', value: { totalCount, inStockCount, soldThisMonth } }) as const;

export const UpdatesInPlace: Story = {
  tags: ['state:live'],
  render: () => (
    <ValueStepper<SummaryBarProps['summary']>
      values={[
        { status: 'loading' },
        counts(48, 41, 7),
        counts(48, 40, 8),
        { status: 'failed', message: 'Server returned 503' },
      ]}
    >
      {(summary) => <SummaryBar summary={summary} />}
    </ValueStepper>
  ),
  play: async ({ canvas, step }) => {
    const bottom = () => canvas.getByRole('button', { name: 'Change' }).getBoundingClientRect().top;
    const initialBottom = bottom();
    const values = () => canvas.getAllByRole('definition').map((value) => value.textContent);
    await step('the counts arrive', async () => {
      showNextValue(canvas);
      await expect(values()).toEqual(['48', '41', '7']);
    });
    await step('a car is sold', async () => {
      showNextValue(canvas);
      await expect(values()).toEqual(['48', '40', '8']);
    });
    await step('the next request fails', async () => {
      showNextValue(canvas);
      await expect(canvas.getByRole('status')).toHaveTextContent('Error: Server returned 503');
    });
    await expect(bottom()).toBe(initialBottom);
  },
};

export const AnnouncesOnlyTheError: Story = {
  ...UpdatesInPlace,
  play: async ({ canvas }) => {
    // Screen readers only announce changes to a live region that already exists.
    const status = canvas.getByRole('status');
    for (const text of ['', '', '', 'Error: Server returned 503', '']) {
      await expect(status).toBeInTheDocument();
      await expect(status.textContent).toBe(text);
      showNextValue(canvas);
    }
  },
};
