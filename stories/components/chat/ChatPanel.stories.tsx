import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ChatPanel } from '../../../src/components/chat/ChatPanel';
import { ValueStepper, showNextValue } from '../../fixtures/ValueStepper';
import { longTenant } from '../../fixtures/longContent';
import { aContact } from '../../fixtures/metadata';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Chat/ChatPanel',
  component: ChatPanel,
  args: {
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

const longConversation = Array.from({ length: 12 }, (_, id) => ({
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

export const KeepsItsContentInsideThePanel: Story = {
  ...LongContent,
  tags: [],
  ...at('narrow'),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Chat' });
    const parts = [...panel.children].map((part) => part.getBoundingClientRect().width);
    await expect(parts).toEqual(parts.map(() => panel.clientWidth));
  },
};

export const TakesFocus: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus());
  },
};

export const TrimsTheText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '  Your ADDRESS? {Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Your ADDRESS?' });
  },
};

export const CallsOnClose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide chat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ScrollsToNewMessages: Story = {
  tags: ['state:live'],
  render: (args) => (
    <ValueStepper values={[args.messages.slice(0, 3), longConversation]}>
      {(messages) => <ChatPanel {...args} messages={messages} />}
    </ValueStepper>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'And on');
    showNextValue(canvas);
    const log = canvas.getByRole('log');
    await expect(log.children).toHaveLength(longConversation.length);
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
    await expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(1);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('And on');
  },
};
