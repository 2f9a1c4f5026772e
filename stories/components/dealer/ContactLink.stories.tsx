import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactLink } from '../../../src/components/dealer/ContactLink.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { at } from '../../fixtures/viewports.ts';

const meta = {
  title: 'Components/Dealer/ContactLink',
  component: ContactLink,
  args: { kind: 'phone', value: '(207) 555-0142' },
} satisfies Meta<typeof ContactLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Email: Story = {
  tags: ['state:filled'],
  args: { kind: 'email', value: 'hello@harborstreetmotors.example' },
};

export const Address: Story = {
  tags: ['state:filled'],
  args: { kind: 'address', value: '480 Harbor Street\nPortland, ME 04101' },
};

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { kind: 'email', value: longTenant.contact.email },
  ...at('narrow'),
};

export const Invalid: Story = {
  tags: ['state:invalid'],
  args: { value: 'Ask at the desk' },
};
