import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactDetails } from '../../src/components/ContactDetails';
import { longTenant } from '../fixtures/longContent';
import { aContact } from '../fixtures/metadata';

const meta = {
  title: 'Components/ContactDetails',
  component: ContactDetails,
  args: { contact: aContact() },
} satisfies Meta<typeof ContactDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongContent: Story = { args: { contact: longTenant.contact } };

export const Narrow: Story = {
  args: { contact: longTenant.contact },
  globals: { viewport: { value: 'narrow' } },
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
