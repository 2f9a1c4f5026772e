import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChatPanel, type ChatPanelProps } from '../../../src/components/chat/ChatPanel.tsx';
import { showNextValue, ValueStepper } from '../../fixtures/ValueStepper.tsx';
import type { ChatMessage } from '../../../src/shared/model.ts';
import statesMeta, { LongContent, Live, longConversation } from './ChatPanel.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Chat/ChatPanel/Behaviour',
  tags: ['!autodocs', 'engines'],
} satisfies Meta<ChatPanelProps>;
export default meta;
const later = (message: ChatMessage) => ({ ...message, id: message.id + 100 });
type Story = StoryObj<typeof meta>;

/** How far the conversation extends below the visible part, in px. */
const hiddenBelow = (log: HTMLElement) => -log.scrollTop;

export const TrimsTheText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '  Your ADDRESS? {Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Your ADDRESS?' });
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
    await expect(log.firstElementChild?.children).toHaveLength(12);
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
    await expect(hiddenBelow(log)).toBeLessThan(1);
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
    const first = canvas.getByText('Message 1 of twelve');
    await expect(hiddenBelow(log)).toBeLessThan(1);
    log.scrollTo({ top: -log.scrollHeight, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { top } = first.getBoundingClientRect();
    showNextValue(canvas);
    await expect(canvas.getAllByText('Message 1 of twelve')).toHaveLength(2);
    await waitFor(() => expect(Math.abs(first.getBoundingClientRect().top - top)).toBeLessThan(2));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '{Enter}');
    await expect(hiddenBelow(log)).toBeLessThan(1);
  },
};

export const KeepsTheNewestMessageInViewWhenItShrinks: Story = {
  ...LongContent,
  tags: [],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Chat' });
    const log = canvas.getByRole('log');
    panel.style.height = '300px';
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
    await waitFor(() => expect(hiddenBelow(log)).toBeLessThan(1));
    panel.style.height = '';
  },
};
