import type { Meta, StoryObj } from '@storybook/react-vite';
import { BusinessHours } from '../../../src/components/dealer/BusinessHours.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { aContact } from '../../fixtures/metadata.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = `**Use it** for the dealer's own lines, in their order and wording. **Instead**, use ContactDetails for
the other ways to reach the dealer. **Keys**: none. **No empty state**: without hours, the defaults are shown.`;

const meta = {
  title: 'Components/Dealer/BusinessHours',
  component: BusinessHours,
  parameters: { usage },
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
