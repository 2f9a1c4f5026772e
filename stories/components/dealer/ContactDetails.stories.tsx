import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactDetails } from '../../../src/components/dealer/ContactDetails';
import { longTenant } from '../../fixtures/longContent';
import { aContact } from '../../fixtures/metadata';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Dealer/ContactDetails',
  component: ContactDetails,
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

export const ShowsAddressPhoneAndEmail: Story = {
  play: async ({ args, canvas }) => {
    const { address, phone, email } = args.contact;
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual([address, phone, email]);
    await expect(canvas.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:2075550142');
    await expect(canvas.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  },
};
