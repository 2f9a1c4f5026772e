import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Modal } from '../../../src/components/basics/Modal.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = `**Use it** to answer a submission. One dialog at a time; the app queues the next one. **Instead**, use
the chat panel for anything that leaves the page usable. Never ask for input in a dialog. **Keys**: Escape closes it;
Tab stays within it. The title takes the focus, so a key meant for a field does not press Close. **No loading, empty
or error state**: it opens with its final message.`;

const meta = {
  title: 'Components/Basics/Modal',
  component: Modal,
  args: {
    title: 'Thank You',
    message: 'Your test drive request has been submitted! We’ll be in touch.',
    onClose: fn(),
  },
  parameters: { usage, frameHeight: 420 },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['state:open'] };

export const LongContent: Story = {
  tags: ['state:long'],
  args: {
    title: 'Your test drive at Northwestern Mountainview Certified Preowned Automobiles',
    message: Array.from({ length: 30 }, () => 'We’ll be in touch about everything you asked for.').join(' '),
  },
};

export const Narrow: Story = {
  tags: ['state:narrow', 'state:long'],
  args: {
    title: 'Your Valuation',
    message: 'Thank you! Your estimated trade-in value is -$1,234,500. We’ll reach out to confirm.',
    highlight: '-$1,234,500',
  },
  ...at('narrow'),
};
