import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Modal, type ModalProps } from '../../../src/components/basics/Modal';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Basics/Modal',
  component: Modal,
  args: {
    title: 'Thank You',
    message: 'Your test drive request has been submitted! We’ll be in touch.',
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThankYou: Story = { tags: ['state:open'] };

export const Narrow: Story = {
  tags: ['state:narrow', 'state:long'],
  args: {
    title: 'Your Valuation',
    message: 'Thank you! Your estimated trade-in value is -$1,234,500. We’ll reach out to confirm.',
    highlight: '-$1,234,500',
  },
  ...at('narrow'),
};

export const LongContent: Story = {
  tags: ['state:long'],
  args: {
    title: 'Your test drive at Northwestern Mountainview Certified Preowned Automobiles',
    message: Array.from({ length: 30 }, () => 'We’ll be in touch about everything that you asked for.').join(
      ' ',
    ),
  },
};

const estimate = {
  title: 'Your Valuation',
  message: 'Thank you! Your estimated trade-in value is $8,400. We’ll reach out to confirm.',
  highlight: '$8,400',
} satisfies Partial<ModalProps>;

export const SetsTheAmountLargeInItsSentence: Story = {
  args: estimate,
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Your Valuation' });
    await expect(dialog.querySelector('p')).toHaveTextContent(estimate.message, {
      normalizeWhitespace: false,
    });
    await waitFor(() => expect(canvas.getByText('$8,400')).toBeVisible());
  },
};

export const IsModalWithItsTitleAndMessage: Story = {
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Thank You' });
    await expect(dialog.matches(':modal')).toBe(true);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Thank You' })).toBeVisible());
    await expect(canvas.getByText(args.message)).toBeVisible();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
};

function OpenedByAButton({ onClose, ...modal }: ModalProps) {
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Send
      </button>
      {isOpen && <Modal {...modal} onClose={handleClose} />}
    </>
  );
}

export const ClosesAndGivesTheFocusBack: Story = {
  render: (args) => <OpenedByAButton {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Send' });
    const open = async () => {
      await userEvent.click(opener);
      return canvas.findByRole<HTMLDialogElement>('dialog', { name: 'Thank You' });
    };
    const expectClosed = async (times: number) => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(opener).toHaveFocus();
      await expect(args.onClose).toHaveBeenCalledTimes(times);
    };
    await step('by the Close button', async () => {
      await open();
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expectClosed(1);
    });
    await step('by Escape', async () => {
      const dialog = await open();
      // A script's key press is no request to close for the browser; this asks as the real key does.
      dialog.requestClose();
      await expectClosed(2);
    });
    await step('by a click on the backdrop', async () => {
      const dialog = await open();
      await userEvent.click(dialog);
      await expectClosed(3);
    });
  },
};

export const StaysOpenWhenItsTextIsClicked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(args.message));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const KeepsTheFocusInside: Story = {
  render: (args) => <OpenedByAButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Thank You' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    // The page behind is inert, so that neither Tab nor a script can take the focus there.
    opener.focus();
    await expect(opener).not.toHaveFocus();
  },
};
