import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactDetails } from '../../../src/components/dealer/ContactDetails.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { aContact } from '../../fixtures/metadata.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'Where a visitor wants to reach the dealer: each row calls, emails or gives directions. No loading, empty or error state: it appears with the metadata, or with the defaults.',
  instead: 'ContactLink within a line of text.',
  keys: 'Tab visits the links.',
  roles: 'A list, each item with a `link`. Icons are hidden.',
};

const meta = {
  title: 'Components/Dealer/ContactDetails',
  component: ContactDetails,
  parameters: { usage },
  args: { contact: aContact() },
} satisfies Meta<typeof ContactDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { contact: longTenant.contact },
  ...at('narrow', 300),
};

export const TwoLines: Story = {
  tags: ['state:filled'],
  args: { contact: aContact({ address: '480 Harbor Street\nPortland, ME 04101' }) },
};
