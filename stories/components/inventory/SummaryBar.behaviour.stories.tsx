import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SummaryBar } from '../../../src/components/inventory/SummaryBar.tsx';
import { breakpoints } from '../../../src/components/theme/tokens.ts';
import { largeText } from '../../fixtures/largeText.ts';
import { at } from '../../fixtures/viewports.ts';
import statesMeta from './SummaryBar.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Behaviour/Components/Inventory/SummaryBar',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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
    await expect(new Set(heights).size).toBe(1);
    await expect(heights[0]).toBeLessThan(innerWidth < breakpoints.tablet ? 40 : 20);
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
