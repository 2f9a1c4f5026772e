import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChatWidget } from '../../../src/components/chat/ChatWidget.tsx';
import type { ChatMessage } from '../../../src/shared/model.ts';
import { longTenant } from '../../fixtures/longContent.ts';
import { at } from '../../fixtures/viewports.ts';

const greeting: ChatMessage = { id: 0, text: 'Hi there!', from: 'ai' };

const usage = {
  use: 'Once, in front of every screen. It never opens by itself, and has no sound and no badge. No error state: the replies come from the metadata in the page.',
  instead: 'ContactDetails where the visitor looks for a person.',
  keys: 'Enter sends, Escape closes the panel.',
  roles:
    'A `button` ‘Open chat’ or ‘Close chat’ with `aria-expanded`, after the panel. The greeting describes the field.',
};

const meta = {
  title: 'Components/Chat/ChatWidget',
  component: ChatWidget,
  argTypes: { keyboardHeight: { control: { type: 'range', max: 400 } } },
  args: {
    open: true,
    messages: [greeting],
    dealerName: 'Harbor Street Motors',
    keyboardHeight: 0,
    onOpenChange: fn(),
    onSend: fn(),
  },
  parameters: { usage, layout: 'fullscreen', frameHeight: 620 },
} satisfies Meta<typeof ChatWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const longConversation: ChatMessage[] = Array.from({ length: 12 }, (_, index) => [
  { id: 2 * index, text: `Question ${index + 1}: what is the address?`, from: 'user' as const },
  { id: 2 * index + 1, text: longTenant.contact.address, from: 'ai' as const },
]).flat();

/** The greeting exists before screen readers observe the log, so it also describes the field. */
export const Open: Story = { tags: ['state:open', 'engines'] };

export const Closed: Story = {
  tags: ['state:closed', 'engines'],
  args: { open: false },
  // Escape does not open it.
  play: ({ userEvent }) => userEvent.keyboard('{Escape}'),
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: {
    messages: [
      greeting,
      { id: 1, text: 'What are your hours?', from: 'user' },
      { id: 2, text: '...', from: 'ai', isPending: true },
    ],
  },
};

export const LongContent: Story = {
  tags: ['state:long'],
  args: { messages: longConversation, dealerName: longTenant.dealerName },
};

export const Narrow: Story = { ...LongContent, tags: ['state:narrow'], ...at('narrow') };
