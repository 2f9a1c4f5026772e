import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactLink } from '../../../src/components/dealer/ContactLink';
import { longTenant } from '../../fixtures/longContent';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Dealer/ContactLink',
  component: ContactLink,
  args: { kind: 'phone', value: '(207) 555-0142' },
} satisfies Meta<typeof ContactLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { kind: 'email', value: longTenant.contact.email },
  ...at('narrow'),
};

export const LinksAPhoneNumber: Story = {
  tags: ['state:filled'],
  args: { value: '+1 (207) 555-0142' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+1 (207) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+12075550142',
    );
  },
};

export const LinksAnExtension: Story = {
  args: { value: longTenant.contact.phone },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.value });
    await expect(link).toHaveAttribute('href', 'tel:+19495550123;ext=45678');
  },
};

export const LinksAnEmailAddress: Story = {
  tags: ['state:filled'],
  args: { kind: 'email', value: 'hello@harborstreetmotors.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'hello@harborstreetmotors.example' })).toHaveAttribute(
      'href',
      'mailto:hello@harborstreetmotors.example',
    );
  },
};

export const RejectsAnEmailAddressWithHeaders: Story = {
  args: { kind: 'email', value: 'sales@dealer.example?bcc=spy@elsewhere.example' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const IsPlainTextWhenTheValueIsNotAPhoneNumber: Story = {
  tags: ['state:invalid'],
  args: { value: 'Ask at the desk' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask at the desk')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const IsPlainTextWhenTheValueIsNotAnEmailAddress: Story = {
  tags: ['state:invalid'],
  args: { kind: 'email', value: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
