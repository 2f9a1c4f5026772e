import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aContact } from '../../fixtures/metadata.ts';
import { at } from '../../fixtures/viewports.ts';
import statesMeta from './BusinessHours.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Dealer/BusinessHours/Behaviour',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Find in page, the clipboard and screen readers get the text that a browser would render on one line. */
export const KeepsEachEntryAsOneRunOfText: Story = {
  args: {
    hours: [...aContact().hours, 'Sunday: Closed', 'By appointment only', 'Holidays:', 'Fri:9-5', 'A: B: C'],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Business Hours' })).toBeVisible();
    const lines = canvas.getAllByRole('listitem').map((line) => line.innerText);
    await expect(lines).toEqual(args.hours);
  },
};

export const SplitsAnEntryAtItsFirstColon: Story = {
  args: {
    hours: ['Mon–Fri: 9:00 AM – 7:00 PM', 'Service: Sat: 9–12', 'Sat:10:00–2:00', '12:30–1:00: lunch'],
  },
  play: async ({ canvas }) => {
    const columns = canvas.getAllByRole('listitem').map(({ children }) => [...children]);
    await expect(columns.map((parts) => parts.map(({ textContent }) => textContent.trim()))).toEqual([
      ['Mon–Fri:', '9:00 AM – 7:00 PM'],
      ['Service:', 'Sat: 9–12'],
      ['Sat:', '10:00–2:00'],
      ['12:30–1:00:', 'lunch'],
    ]);
    const lefts = columns.map(([, times]) => Math.round(times?.getBoundingClientRect().left ?? 0));
    await expect(new Set(lefts).size).toBe(1);
  },
};

export const WrapsTimesWithinTheirColumn: Story = {
  args: { hours: ['Saturday: 10:00 AM – 6:00 PM, closed on holidays'] },
  ...at('narrow'),
  play: async ({ canvas }) => {
    const lefts = [...canvas.getByText(/^10:00/).getClientRects()].map(({ left }) => Math.round(left));
    await expect(lefts.length).toBeGreaterThan(1);
    await expect(new Set(lefts).size).toBe(1);
  },
};
