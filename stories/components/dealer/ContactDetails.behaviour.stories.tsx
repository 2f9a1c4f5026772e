import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aContact } from '../../fixtures/metadata.ts';
import statesMeta from './ContactDetails.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Dealer/ContactDetails/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsAddressPhoneAndEmail: Story = {
  play: async ({ args, canvas }) => {
    const { address, phone, email } = args.contact;
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual([address, phone, email]);
    await expect(canvas.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:2075550142');
    await expect(canvas.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  },
};

export const KeepsTheLinesOfAnAddress: Story = {
  args: { contact: aContact({ address: '480 Harbor Street\nPortland, ME 04101' }) },
  play: async ({ canvas }) => {
    const address = canvas.getByText(/^480 Harbor Street/);
    const text = document.createRange();
    text.selectNodeContents(address);
    const tops = [...text.getClientRects()].map(({ top }) => Math.round(top));
    await expect(new Set(tops).size).toBe(2);
  },
};
