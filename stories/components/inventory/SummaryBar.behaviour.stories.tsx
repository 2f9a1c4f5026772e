import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SummaryBar } from '../../../src/components/inventory/SummaryBar.tsx';
import { breakpoints } from '../../../src/components/theme/tokens.ts';
import { showNextValue } from '../../fixtures/ValueStepper.tsx';
import { largeText } from '../../fixtures/largeText.ts';
import { at } from '../../fixtures/viewports.ts';
import statesMeta, { Live } from './SummaryBar.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Inventory/SummaryBar/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsThreeCounts: Story = {
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term').map((term) => term.textContent);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(labels).toEqual(['Total Vehicles', 'In Stock', 'Sold This Month']);
    await expect(values).toEqual(['48', '41', '7']);
  },
};

export const HasTheSameHeightInEveryState: Story = {
  render: (args) => (
    <>
      <SummaryBar {...args} />
      <SummaryBar summary={{ status: 'loading' }} />
      <SummaryBar summary={{ status: 'failed', failure: 503 }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.children].map((bar) => bar.getBoundingClientRect().height);
    const height = innerWidth < breakpoints.tablet ? 88 : 96;
    await expect(heights).toEqual([height, height, height]);
  },
};

export const HasTheSameHeightInEveryStateOnAPhone: Story = {
  ...HasTheSameHeightInEveryState,
  ...at('phone'),
};

export const ShowsTheWholeErrorInLargeTextOnAPhone: Story = {
  ...largeText,
  ...at('phone'),
  parameters: { layout: 'padded' },
  args: { summary: { status: 'failed', failure: 'unexpectedAnswer' } },
  play: async ({ canvas }) => {
    const { scrollHeight, clientHeight } = canvas.getByRole('status').parentElement as Element;
    await expect(scrollHeight).toBe(clientHeight);
  },
};

export const UpdatesInPlaceAndAnnouncesOnlyTheError: Story = {
  ...Live,
  tags: [],
  play: async ({ canvas, step }) => {
    const bottom = () => canvas.getByRole('button', { name: 'Change' }).getBoundingClientRect().top;
    const initialBottom = bottom();
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
    await expect(bottom()).toBe(initialBottom);
  },
};
