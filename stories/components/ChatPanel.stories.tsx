import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ChatPanel } from '../../src/components/ChatPanel';
import { longTenant } from '../fixtures/longContent';
import { aContact } from '../fixtures/metadata';

const meta = {
  title: 'Components/ChatPanel',
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

export const Filled: Story = {};

export const Empty: Story = { args: { messages: [] } };

export const LongContent: Story = {
  args: {
    dealerName: longTenant.dealerName,
    messages: [
      { id: 0, text: `https://showroom.example/${'inventory'.repeat(12)}`, from: 'user' },
      { id: 1, text: longTenant.contact.hours.join('\n'), from: 'ai' },
      { id: 2, text: longTenant.contact.address, from: 'ai' },
    ],
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const TakesTheFocus: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus());
  },
};

export const LeavesOutTheSpacesAroundTheText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '  Your ADDRESS? {Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Your ADDRESS?' });
  },
};

export const AsksToBeHidden: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide chat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
