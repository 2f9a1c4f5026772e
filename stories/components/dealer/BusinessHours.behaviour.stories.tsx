import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aContact } from '../../fixtures/metadata.ts';
import statesMeta from './BusinessHours.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Dealer/BusinessHours/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read the hidden colon. */
export const KeepsTheTextOfEachEntry: Story = {
  args: {
    hours: [...aContact().hours, 'Sunday: Closed', 'By appointment only', 'Holidays:', 'Fri:9-5', 'A: B: C'],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Business Hours' })).toBeVisible();
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent);
    await expect(lines).toEqual(args.hours);
  },
};

export const SplitsAnEntryAtItsFirstColon: Story = {
  args: { hours: ['Mon–Fri: 9:00 AM – 7:00 PM', 'Service: Sat: 9–12', 'By appointment only'] },
  play: async ({ canvas }) => {
    for (const text of ['Mon–Fri', '9:00 AM – 7:00 PM', 'Service', 'Sat: 9–12', 'By appointment only'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};
