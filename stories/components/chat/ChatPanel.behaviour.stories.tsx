import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChatPanel, type ChatPanelProps } from '../../../src/components/chat/ChatPanel.tsx';
import { showNextValue, ValueStepper } from '../../fixtures/ValueStepper.tsx';
import { at } from '../../fixtures/viewports.ts';
import type { ChatMessage } from '../../../src/data/model.ts';
import statesMeta, { LongContent, Live, longConversation } from './ChatPanel.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Chat/ChatPanel/Behaviour',
  tags: ['!autodocs', 'engines'],
} satisfies Meta<ChatPanelProps>;
export default meta;
const later = (message: ChatMessage) => ({ ...message, id: message.id + 100 });
type Story = StoryObj<typeof meta>;

export const KeepsItsContentInsideThePanel: Story = {
  ...LongContent,
  tags: [],
  ...at('narrow'),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Chat' });
    const parts = [...panel.children].map((part) => part.getBoundingClientRect().width);
    await expect(parts).toEqual(parts.map(() => panel.clientWidth));
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBe(log.clientWidth);
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
  ...Live,
  tags: [],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'And on');
    showNextValue(canvas);
    const log = canvas.getByRole('log');
    await expect(log.children).toHaveLength(12);
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
    await expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(1);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('And on');
  },
};

export const StaysWhereTheVisitorHasScrolled: Story = {
  render: (args) => (
    <ValueStepper values={[longConversation, [...longConversation, ...longConversation.map(later)]]}>
      {(messages) => <ChatPanel {...args} messages={messages} />}
    </ValueStepper>
  ),
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    log.scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    showNextValue(canvas);
    await expect(log.children).toHaveLength(24);
    await expect(log.scrollTop).toBe(0);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '{Enter}');
    showNextValue(canvas);
    await expect(log.scrollTop).toBeGreaterThan(0);
  },
};

export const SaysWhoWroteAMessage: Story = {
  play: async ({ canvas }) => {
    const author = (text: string) => {
      const message = canvas.getByText(text);
      return [message.dataset['author'], getComputedStyle(message, '::before').content !== 'none'];
    };
    await expect(author('Thanks!')).toEqual(['You', true]);
    await expect(author('Hi there!')).toEqual(['Harbor Street Motors', true]);
    // Contrast themes replace the colours: then its border shows the message.
    await expect(getComputedStyle(canvas.getByText('Thanks!')).borderStyle).toBe('solid');
  },
};

export const SuggestsNoEarlierMessages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLInputElement>('textbox', { name: 'Message' }).autocomplete).toBe('off');
  },
};

export const ShowsTheVisitorsMessagesOnTheRightSide: Story = {
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log').getBoundingClientRect();
    const center = (text: string) => {
      const { left, right } = canvas.getByText(text).getBoundingClientRect();
      return (left + right) / 2;
    };
    await expect(center('Thanks!')).toBeGreaterThan((log.left + log.right) / 2);
    await expect(center('Hi there!')).toBeLessThan((log.left + log.right) / 2);
  },
};

export const KeepsScrollingInsideItsMessages: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('log')).overscrollBehaviorY).toBe('contain');
  },
};

export const CanBeScrolledWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log').tabIndex).toBe(0);
  },
};
