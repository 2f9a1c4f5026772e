import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ChatPanel } from '../../../src/components/chat/ChatPanel.tsx';
import { interactionStates } from '../../fixtures/interactionStates.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { aContact } from '../../fixtures/metadata.ts';
import { changingArgs, showNextValue } from '../../fixtures/ValueStepper.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'Within ChatWidget.',
  instead: 'ChatWidget in the app: it opens and closes the panel.',
  keys: 'Enter sends. Tab reaches the messages, and the arrow keys scroll them.',
  roles:
    'A `region` ‘Chat’ with a polite `log`. New messages are announced with their author; a pending reply is hidden.',
};

const meta = {
  title: 'Components/Chat/ChatPanel',
  tags: ['engines'],
  component: ChatPanel,
  parameters: { usage, frameWidth: 640, frameHeight: 640 },
  args: {
    open: true,
    dealerName: 'Harbor Street Motors',
    messages: [
      { id: 0, text: 'Hi there!', from: 'ai' },
      { id: 1, text: 'When are you open? I mean your hours.', from: 'user' },
      { id: 2, text: aContact().hours.join('\n'), from: 'ai' },
      { id: 3, text: 'Thanks!', from: 'user' },
      { id: 4, text: 'How can I help you today?', from: 'ai' },
    ],
    onSend: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How far the conversation extends below the visible part, in px. */
const hiddenBelow = (log: HTMLElement) =>
  (log.firstElementChild as Element).getBoundingClientRect().bottom - log.getBoundingClientRect().bottom;

export const Filled: Story = {
  tags: ['state:filled'],
  play: async ({ canvas }) => {
    const author = (text: string) => {
      const message = canvas.getByText(text);
      // Engines differ in whether they resolve the attribute.
      const isNamed = /You|Harbor|data-author/.test(getComputedStyle(message, '::before').content);
      return [message.dataset['author'], isNamed, getComputedStyle(message).alignSelf];
    };
    await expect(author('Thanks!')).toEqual(['You', true, 'end']);
    await expect(author('Hi there!')).toEqual(['Harbor Street Motors', true, 'start']);
    // Forced-colors mode replaces the background, so only the border shows the message's extent.
    await expect(getComputedStyle(canvas.getByText('Thanks!')).borderStyle).toBe('solid');
    await expect(getComputedStyle(canvas.getByRole('log')).overscrollBehaviorY).toBe('contain');
  },
};

const pending = { id: 2, text: '...', from: 'ai', isPending: true } as const;

export const Loading: Story = {
  tags: ['state:loading'],
  args: { messages: [...meta.args.messages.slice(0, 2), pending] },
};

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
  // The newest message stays in view when the panel shrinks.
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Chat' });
    const log = canvas.getByRole('log');
    panel.style.height = '300px';
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
    await waitFor(() => expect(hiddenBelow(log)).toBeLessThan(1));
    panel.style.height = '';
  },
};

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Chat' });
    const parts = [...panel.children].map((part) => part.getBoundingClientRect().width);
    await expect(parts).toEqual(parts.map(() => panel.clientWidth));
  },
};

const manyMessages = Array.from({ length: 24 }, (_, id) => ({
  id,
  text: `Message ${id + 1}`,
  from: id % 2 === 0 ? ('user' as const) : ('ai' as const),
}));
const fewMessages = manyMessages.slice(0, 12);

export const Live: Story = {
  ...changingArgs<typeof ChatPanel>(
    { messages: [] },
    { messages: fewMessages, open: false },
    { messages: fewMessages },
    { messages: manyMessages },
  ),
  tags: ['state:live'],
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    const log = canvas.getByRole('log');
    await step('scrolls to messages that arrive while it is hidden, and keeps the typed text', async () => {
      await userEvent.type(field, 'And on');
      showNextValue(canvas);
      showNextValue(canvas);
      await expect(log.firstElementChild?.children).toHaveLength(12);
      await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
      await expect(hiddenBelow(log)).toBeLessThan(1);
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('And on');
    });
    await step('stays where the visitor has scrolled', async () => {
      const first = canvas.getByText('Message 1');
      log.scrollTo({ top: -50, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { top } = first.getBoundingClientRect();
      showNextValue(canvas);
      await expect(log.firstElementChild?.children).toHaveLength(24);
      await waitFor(() => expect(Math.abs(first.getBoundingClientRect().top - top)).toBeLessThan(2));
    });
    await step('returns to the newest message when the visitor sends one', async () => {
      await userEvent.type(field, '{Enter}');
      await expect(args.onSend).toHaveBeenCalledOnce();
      await expect(hiddenBelow(log)).toBeLessThan(1);
      field.blur();
    });
  },
};

const interaction = interactionStates(['focus'], 'button, input');

export const InteractionStates: Story = {
  ...interaction,
  tags: ['state:interaction'],
  parameters: { ...interaction.parameters, frameWidth: 400, frameHeight: 1160 },
};
