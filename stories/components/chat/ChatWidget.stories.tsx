import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ChatWidget, type ChatWidgetProps } from '../../../src/components/chat/ChatWidget';
import type { ChatMessage } from '../../../src/data/model';
import { longTenant } from '../../fixtures/longContent';
import { aContact } from '../../fixtures/metadata';
import { at } from '../../fixtures/viewports';

const greeting: ChatMessage = { id: 0, text: 'Hi there!', from: 'ai' };

const meta = {
  title: 'Components/Chat/ChatWidget',
  component: ChatWidget,
  args: {
    isOpen: true,
    messages: [greeting],
    dealerName: 'Harbor Street Motors',
    onToggle: fn(),
    onSend: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof ChatWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['state:open'] };

export const Closed: Story = { tags: ['state:closed'], args: { isOpen: false } };

const longConversation: ChatMessage[] = Array.from({ length: 12 }, (_, index) => [
  { id: 2 * index, text: `Question ${index + 1}: what is the address?`, from: 'user' as const },
  { id: 2 * index + 1, text: longTenant.contact.address, from: 'ai' as const },
]).flat();

export const LongContent: Story = {
  tags: ['state:long'],
  args: { messages: longConversation, dealerName: longTenant.dealerName },
};

export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { messages: longConversation, dealerName: longTenant.dealerName },
  ...at('narrow'),
};

function StatefulChatWidget({ isOpen, onToggle, ...widget }: ChatWidgetProps) {
  const [isOpenNow, setIsOpenNow] = useState(isOpen);
  const handleToggle = () => {
    onToggle();
    setIsOpenNow(!isOpenNow);
  };
  return <ChatWidget {...widget} isOpen={isOpenNow} onToggle={handleToggle} />;
}

export const OpensAndCloses: Story = {
  tags: ['state:open', 'state:closed'],
  args: { isOpen: false },
  render: (args) => <StatefulChatWidget {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    await step('the button opens the panel and focuses the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open chat' }));
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Chat' })).toBeVisible());
      await expect(canvas.getByText('Hi there!')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    });
    await step('the button closes the panel', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close chat' }));
      await expect(canvas.queryByRole('region', { name: 'Chat' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveFocus();
    });
    await step('Escape closes the panel and moves focus to the button', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('region', { name: 'Chat' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveFocus();
    });
    await step('the panel’s own button closes it, too', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: 'Hide chat' }));
      await expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveFocus();
    });
  },
};

export const IgnoresEscapeWhileClosed: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Open chat' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

export const SendsMessages: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await step('with Enter', async () => {
      await userEvent.type(field, 'What are your hours?{Enter}');
      await expect(args.onSend).toHaveBeenLastCalledWith({ text: 'What are your hours?' });
      await expect(field).toHaveValue('');
    });
    await step('with the Send button', async () => {
      await userEvent.type(field, 'And the address?');
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(args.onSend).toHaveBeenLastCalledWith({ text: 'And the address?' });
    });
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

export const IgnoresBlankMessages: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, '{Enter}');
    await userEvent.type(field, '   {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const HidesAPendingReplyFromAssistiveTechnology: Story = {
  tags: ['state:loading'],
  args: {
    messages: [
      greeting,
      { id: 1, text: 'What are your hours?', from: 'user' },
      { id: 2, text: '...', from: 'ai', isPending: true },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('...')).toBeVisible());
    await expect(canvas.getByText('...').closest('[aria-hidden="true"]')).not.toBeNull();
    await expect(canvas.getByText('What are your hours?').closest('[aria-hidden="true"]')).toBeNull();
  },
};

export const ShowsEachHoursEntryOnItsOwnLine: Story = {
  args: { messages: [greeting, { id: 1, text: aContact().hours.join('\n'), from: 'ai' }] },
  play: async ({ canvas }) => {
    const reply = canvas.getByText(/Mon–Fri/);
    await expect(reply.textContent.split('\n')).toEqual(aContact().hours);
    await expect(getComputedStyle(reply).whiteSpaceCollapse).toBe('preserve-breaks');
  },
};

export const AnnouncesNewMessagesPolitely: Story = {
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Messages' });
    await expect(log).toHaveAttribute('aria-live', 'polite');
    await expect(log).toHaveTextContent('Hi there!');
  },
};

export const OpensAtTheNewestMessage: Story = {
  args: { messages: longConversation },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
    const hiddenBelow = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    await waitFor(() => expect(hiddenBelow()).toBeLessThan(1));
  },
};
