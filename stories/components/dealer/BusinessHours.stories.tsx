import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BusinessHours } from '../../../src/components/dealer/BusinessHours';
import { longTenant } from '../../fixtures/longContent';
import { aContact } from '../../fixtures/metadata';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Dealer/BusinessHours',
  component: BusinessHours,
  args: { hours: aContact().hours },
} satisfies Meta<typeof BusinessHours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const LongContent: Story = { tags: ['state:long'], args: { hours: longTenant.contact.hours } };

export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { hours: longTenant.contact.hours },
  ...at('narrow'),
};

export const KeepsTheTextOfEachEntry: Story = {
  tags: ['state:filled'],
  args: {
    hours: [...aContact().hours, 'Sunday: Closed', 'By appointment only', 'Holidays:', 'Fri:9-5', 'A: B: C'],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Business Hours' })).toBeVisible();
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent);
    await expect(lines).toEqual(args.hours);
  },
};
