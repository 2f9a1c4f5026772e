import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../../src/components/basics/Button.tsx';
import { ChatWidget, type ChatWidgetProps } from '../../../src/components/chat/ChatWidget.tsx';
import { changingArgs, showNextValue } from '../../fixtures/ValueStepper.tsx';
import { at } from '../../fixtures/viewports.ts';
import statesMeta, { LongContent } from './ChatWidget.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Behaviour/Components/Chat/ChatWidget',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function StatefulChatWidget(widget: ChatWidgetProps) {
  const [open, setOpen] = useState(widget.open);
  const handleOpenChange = (next: boolean) => {
    widget.onOpenChange(next);
    setOpen(next);
  };
  return <ChatWidget {...widget} open={open} onOpenChange={handleOpenChange} />;
}

/** The field of an open panel, once it has the focus and the widget listens for keys. */
async function findFocusedField(canvas: { findByRole: (role: 'textbox') => Promise<HTMLElement> }) {
  const field = await canvas.findByRole('textbox');
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

export const OpensAndCloses: Story = {
  args: { open: false },
  render: (args) => (
    <>
      <p>A page</p>
      <StatefulChatWidget {...args} />
    </>
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the button opens the panel and focuses the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open chat', expanded: false }));
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Chat' })).toBeVisible());
      await expect(canvas.getByText('Hi there!')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    });
    await step('the button closes the panel', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close chat', expanded: true }));
      await expect(canvas.queryByRole('region', { name: 'Chat' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveFocus();
    });
    await step('Escape closes the panel and moves focus to the button', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('heading'));
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('region', { name: 'Chat' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveFocus();
    });
    await step('the panel’s own button closes it, too', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: 'Hide chat' }));
      await expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveFocus();
    });
    await step('so does Escape from anywhere else', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByText('A page'));
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('region', { name: 'Chat' })).not.toBeInTheDocument();
    });
    const changes = args.onOpenChange.mock.calls.flat();
    await expect(changes).toEqual([true, false, true, false, true, false, true, false]);
  },
};

export const TakesTheFocusOnlyWhenThePanelHadIt: Story = {
  ...at('tablet'),
  render: (args) => (
    <>
      <input aria-label="VIN" autoComplete="on" style={{ height: 44, border: '1px solid' }} />
      <StatefulChatWidget {...args} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const other = canvas.getByRole('textbox', { name: 'VIN' });
    await userEvent.click(other);
    // Clicks without moving the focus, as a browser's close watcher does.
    flushSync(() => canvas.getByRole('button', { name: 'Close chat' }).click());
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Chat' })).not.toBeInTheDocument());
    await expect(other).toHaveFocus();
    await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
  },
};

export const KeepsTheDraftWhenItCloses: Story = {
  render: (args) => <StatefulChatWidget {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const press = (name: string) => flushSync(() => canvas.getByRole('button', { name }).click());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Is it');
    // Testing Library's click fails if it removes a changed field.
    press('Hide chat');
    await expect(canvas.queryByRole('region', { name: 'Chat' })).not.toBeInTheDocument();
    press('Open chat');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Is it');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const StaysOpenWhenEscapeEndsACompositionOrClosesADialog: Story = {
  ...at('phone'),
  play: async ({ args, canvas }) => {
    const field = await findFocusedField(canvas);
    const escape = { key: 'Escape', bubbles: true };
    field.dispatchEvent(new KeyboardEvent('keydown', { ...escape, isComposing: true }));
    field.dispatchEvent(new KeyboardEvent('keydown', { ...escape, keyCode: 229 }));
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    dialog.dispatchEvent(new KeyboardEvent('keydown', escape));
    dialog.remove();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    flushSync(() => field.dispatchEvent(new KeyboardEvent('keydown', escape)));
    await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
  },
};

/** In a narrow window, the panel would cover the focused element. */
export const ClosesOnANarrowWindowWhenTheFocusLeavesIt: Story = {
  ...at('phone'),
  render: (args) => (
    <>
      <Button>Browse Inventory</Button>
      <StatefulChatWidget {...args} />
    </>
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    const other = canvas.getByRole('button', { name: 'Browse Inventory' });
    await step('not while the focus is on its own controls', async () => {
      await findFocusedField(canvas);
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Close chat' })).toHaveFocus();
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('when it returns to the page from the browser’s own controls', async () => {
      canvas.getByRole('button', { name: 'Close chat' }).blur();
      await expect(args.onOpenChange).not.toHaveBeenCalled();
      flushSync(() => other.focus());
      await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
      await expect(canvas.queryByRole('region', { name: 'Chat' })).not.toBeInTheDocument();
      await expect(other).toHaveFocus();
    });
    await step('once', async () => {
      other.blur();
      other.focus();
      await expect(args.onOpenChange).toHaveBeenCalledOnce();
    });
  },
};

const staysOpen = { onOpenChange: () => {} };

/** The heights of a window at 400 % zoom and of the space above a phone's keyboard in landscape. */
export const TakesTheWholeHeightOfAShortWindow: Story = {
  ...LongContent,
  ...changingArgs<typeof ChatWidget>(staysOpen, { ...staysOpen, keyboardHeight: 76 }),
  tags: [],
  ...at('zoomed'),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Chat' });
    await Promise.all(panel.getAnimations().map(({ finished }) => finished));
    for (const [height, conversation] of [
      [256, 72],
      [180, 24],
    ] as const) {
      const { left, right, top, bottom } = panel.getBoundingClientRect();
      await expect([left >= 0, right <= innerWidth, top, bottom]).toEqual([true, true, 0, height]);
      await expect(canvas.getByRole('log').clientHeight).toBeGreaterThanOrEqual(conversation);
      const field = canvas.getByRole('textbox', { name: 'Message' }).getBoundingClientRect();
      await expect(field.bottom).toBeLessThanOrEqual(height);
      await expect(canvas.queryByRole('button', { name: 'Close chat' })).not.toBeInTheDocument();
      showNextValue(canvas);
    }
  },
};

export const SendsMessages: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await step('with Enter, trimmed, but no blank ones', async () => {
      await userEvent.type(field, '{Enter}   {Enter}');
      await userEvent.click(send);
      await userEvent.type(field, 'Your HOURS? {Enter}');
      await expect(field).toHaveValue('');
    });
    await step('with the Send button', async () => {
      await userEvent.type(field, 'And the address?');
      await userEvent.click(send);
      await expect(field).toHaveFocus();
    });
    await expect(args.onSend.mock.calls).toEqual([['Your HOURS?'], ['And the address?']]);
  },
};

export const AnnouncesAReplyAsANewMessage: Story = {
  ...changingArgs<typeof ChatWidget>(
    { messages: [{ id: 1, text: '...', from: 'ai', isPending: true }] },
    { messages: [{ id: 1, text: 'At nine.', from: 'ai' }] },
  ),
  play: async ({ canvas }) => {
    // Screen readers announce an element that is added to a log, not one whose text changes.
    const pending = canvas.getByText('...');
    showNextValue(canvas);
    await expect(canvas.getByText('At nine.')).not.toBe(pending);
    await expect(pending).not.toBeInTheDocument();
  },
};

export const StaysInPlaceInFrontOfThePage: Story = {
  decorators: [
    (Story) => (
      <div style={{ minHeight: '200vh' }}>
        <header style={{ position: 'fixed', inset: 0, zIndex: 10 }} />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const place = () => canvas.getByRole('button', { name: 'Hide chat' }).getBoundingClientRect();
    const before = place();
    const top = document.elementFromPoint(before.left + 8, before.top + 8);
    await expect(canvas.getByRole('button', { name: 'Hide chat' })).toContainElement(top as HTMLElement);
    scrollTo({ top: 200, behavior: 'instant' });
    await expect(place()).toEqual(before);
  },
};
