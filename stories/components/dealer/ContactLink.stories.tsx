import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactLink } from '../../../src/components/dealer/ContactLink.tsx';
import { interactionStates } from '../../fixtures/interactionStates.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'For a phone number, an email address or a street address that a dealer has typed.',
  instead: 'ContactDetails for all three. Nothing else is a link.',
  keys: 'Enter, as on any native link.',
  roles: 'A `link`, or text if there is nothing to dial or write to.',
};

const meta = {
  title: 'Components/Dealer/ContactLink',
  component: ContactLink,
  parameters: { usage },
  args: { kind: 'phone', value: '(207) 555-0142' },
} satisfies Meta<typeof ContactLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Email: Story = {
  tags: ['state:filled'],
  args: { kind: 'email', value: 'hello@harborstreetmotors.example' },
  // The breaks would divide its text.
  play: ({ args, canvas }) => expect(canvas.getByLabelText(args.value).textContent).toBe(args.value),
};

export const Address: Story = {
  tags: ['state:filled'],
  args: { kind: 'address', value: '480 Harbor Street\nPortland, ME 04101' },
};

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { kind: 'email', value: longTenant.contact.email },
  ...at('narrow', 112),
  play: async ({ canvas }) => {
    const parts = canvas.getByRole('link').querySelector('wbr')?.parentElement as Element;
    await expect(getComputedStyle(parts).display).not.toMatch(/flex/);
  },
};

export const PlainText: Story = { tags: ['state:sparse'], args: { value: 'Ask at the desk' } };

export const NotAnEmail: Story = {
  tags: ['state:sparse'],
  args: { kind: 'email', value: 'sales at harborstreetmotors.example' },
};

export const RightToLeft: Story = {
  tags: ['state:filled'],
  args: { kind: 'address', value: '480 شارع الميناء، بورتلاند' },
  play: ({ canvas }) => expect(getComputedStyle(canvas.getByRole('link')).direction).toBe('rtl'),
};

export const InteractionStates: Story = {
  ...interactionStates(['hover', 'focus']),
  tags: ['state:interaction'],
};
