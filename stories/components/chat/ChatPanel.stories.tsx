import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChatPanel } from '../../../src/components/chat/ChatPanel.tsx';
import { ValueStepper } from '../../fixtures/ValueStepper.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { aContact } from '../../fixtures/metadata.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = `**Use it** within ChatWidget. **Instead**, use ChatWidget in the app: it opens and closes the panel.
**Keys**: Enter sends. Tab reaches the messages, and the arrow keys scroll them.`;

const meta = {
  excludeStories: ['longConversation'],
  title: 'Components/Chat/ChatPanel',
  tags: ['engines'],
  component: ChatPanel,
  parameters: { usage, frameHeight: 560 },
  args: {
    isOpen: true,
    dealerName: 'Harbor Street Motors',
    messages: [
      { id: 0, text: 'Hi there!', from: 'ai' },
      { id: 1, text: 'When are you open? I mean your hours.', from: 'user' },
      { id: 2, text: aContact().hours.join('\n'), from: 'ai' },
      { id: 3, text: 'Thanks!', from: 'user' },
      { id: 4, text: '...', from: 'ai', isPending: true },
    ],
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const longConversation = Array.from({ length: 12 }, (_, id) => ({
  id,
  text: `Message ${id + 1} of twelve`,
  from: id % 2 === 0 ? ('user' as const) : ('ai' as const),
}));

export const Filled: Story = { tags: ['state:filled', 'state:loading'] };

export const Empty: Story = { tags: ['state:empty'], args: { messages: [] } };

export const LongContent: Story = {
  tags: ['state:long'],
  args: {
    dealerName: longTenant.dealerName,
    messages: [
      { id: 0, text: `https://showroom.example/${'inventory'.repeat(12)}`, from: 'user' },
      { id: 1, text: longTenant.contact.hours.join('\n'), from: 'ai' },
      { id: 2, text: longTenant.contact.address, from: 'ai' },
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};

export const Live: Story = {
  tags: ['state:live'],
  render: (args) => (
    <ValueStepper values={[args.messages.slice(0, 3), longConversation]}>
      {(messages) => <ChatPanel {...args} messages={messages} />}
    </ValueStepper>
  ),
};
