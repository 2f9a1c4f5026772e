import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactDetails } from '../../../src/components/dealer/ContactDetails.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { aContact } from '../../fixtures/metadata.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = `**Use it** where a visitor wants to reach the dealer: each row calls, emails or gives directions.

**Instead**, use ContactLink within a line of text.

**No loading, empty or error state**: it appears with the metadata, or with the defaults.`;

const meta = {
  title: 'Components/Dealer/ContactDetails',
  component: ContactDetails,
  parameters: { usage },
  args: { contact: aContact() },
} satisfies Meta<typeof ContactDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const LongContent: Story = { tags: ['state:long'], args: { contact: longTenant.contact } };

export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { contact: longTenant.contact },
  ...at('narrow'),
};
