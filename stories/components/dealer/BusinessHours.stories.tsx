import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BusinessHours } from '../../../src/components/dealer/BusinessHours.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { aContact } from '../../fixtures/metadata.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'For the dealer’s own lines, in their order and wording. No empty state: without hours, the defaults are shown.',
  instead: 'ContactDetails for the other ways to reach the dealer.',
  keys: 'None.',
  roles: 'A `region` with a `list`. A line is read as one text.',
};

const meta = {
  title: 'Components/Dealer/BusinessHours',
  tags: ['engines'],
  component: BusinessHours,
  parameters: { usage },
  args: { hours: aContact().hours },
} satisfies Meta<typeof BusinessHours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

/**
 * Splits an entry at its first colon, and keeps it as one run of text: find in page, the clipboard and screen readers get the
 * text that a browser would render on one line.
 */
export const OtherFormats: Story = {
  tags: ['state:filled'],
  args: {
    hours: [
      'Mon–Fri: 9:00 AM – 7:00 PM',
      'Service: Sat: 9–12',
      'Sat:10:00–2:00',
      '12:30–1:00: lunch',
      'Fri:9-5',
      'By appointment only',
      'Holidays:',
    ],
  },
  play: async ({ args, canvas }) => {
    const lines = canvas.getAllByRole('listitem');
    await expect(lines.map((line) => line.innerText)).toEqual(args.hours);
    const columns = lines.slice(0, 4).map(({ children }) => [...children]);
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

export const LongContent: Story = {
  tags: ['state:long'],
  args: { hours: longTenant.contact.hours },
  play: async ({ canvas }) => {
    const days = canvas.getByText(/^Monday through/).getBoundingClientRect();
    const times = canvas.getByText(/^8:30 AM – 9/).getBoundingClientRect();
    await expect([times.left, times.top]).toEqual([days.left, days.bottom]);
  },
};

export const NarrowTimes: Story = {
  tags: ['state:narrow'],
  args: { hours: ['Saturday: 10:00 AM – 6:00 PM, closed on holidays'] },
  ...at('narrow', 160),
  play: async ({ canvas }) => {
    const times = document.createRange();
    times.selectNodeContents(canvas.getByText(/^10:00/));
    const lefts = [...times.getClientRects()].map(({ left }) => Math.round(left));
    await expect(lefts.length).toBeGreaterThan(1);
    await expect(new Set(lefts).size).toBe(1);
  },
};
