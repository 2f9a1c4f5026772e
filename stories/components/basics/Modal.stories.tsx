import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Modal } from '../../../src/components/basics/Modal.tsx';
import { valuationNotice } from '../../fixtures/valuationNotice.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'To answer a submission. One dialog at a time; the app queues the next one. No loading, empty or error state: it opens with its final message.',
  instead: 'ChatPanel for anything that leaves the page usable. Never ask for input in a dialog.',
  keys: 'Escape closes it; Tab stays within it. The title takes the focus, so a key meant for a field does not press Close.',
  roles:
    'A modal `dialog`, named by its title and described by its message. The title, a heading, takes the focus.',
};

const meta = {
  title: 'Components/Basics/Modal',
  component: Modal,
  args: {
    title: 'Thank You',
    icon: 'tick',
    children: 'Your test drive request has been submitted! We’ll be in touch.',
    onClose: fn(),
  },
  parameters: { usage, frameWidth: 640, frameHeight: 420 },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['state:open', 'engines'],
  // It covers the gutter of a classic scrollbar, which has the colour of the root.
  play: async () => {
    const readColor = (element: Element) => getComputedStyle(element).backgroundColor;
    const bare = ['rgba(0, 0, 0, 0)', readColor(document.body)];
    await expect(bare).not.toContain(readColor(document.documentElement));
  },
};

export const LongContent: Story = {
  tags: ['state:long'],
  args: {
    title: 'Your test drive at Northwestern Mountainview Certified Preowned Automobiles',
    children: Array.from({ length: 30 }, () => 'We’ll be in touch about everything you asked for.').join(' '),
  },
};

/** The title says what happened, and the message what comes next. */
export const Result: Story = { name: '✓ Do: a result', tags: ['state:do'] };

/** A dialog has only the button ‘Close’, so it cannot take an answer. */
export const Question: Story = {
  name: '✗ Don’t: a question',
  tags: ['state:dont'],
  args: { title: 'Are you sure?', children: 'Do you want to request this test drive?', icon: undefined },
};

export const Valuation: Story = { tags: ['state:open'], args: valuationNotice('$6,400') };

export const Narrow: Story = {
  tags: ['state:narrow', 'state:long'],
  args: valuationNotice('-$1,234,500'),
  ...at('narrow'),
};
