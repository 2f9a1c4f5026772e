import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../../src/components/basics/Button.tsx';
import { Modal, type ModalProps } from '../../../src/components/basics/Modal.tsx';
import { largeText } from '../../fixtures/largeText.ts';
import { replaceMedia } from '../../fixtures/mediaRules.ts';
import { showNextValue, ValueStepper } from '../../fixtures/ValueStepper.tsx';
import { valuationNotice } from '../../fixtures/valuationNotice.tsx';
import { at } from '../../fixtures/viewports.ts';
import statesMeta from './Modal.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Behaviour/Components/Basics/Modal',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheAmountOnALineOfItsOwn: Story = {
  args: valuationNotice('$8,400'),
  play: async ({ canvas }) => {
    const sentence = 'Thank you! Your estimated trade-in value is $8,400. We’ll reach out to confirm.';
    const dialog = canvas.getByRole('dialog', { name: 'Your Valuation' });
    const text = dialog.querySelector('p') as HTMLElement;
    await expect(dialog).toHaveAccessibleDescription(sentence);
    await expect([text.textContent, text.innerText]).toEqual([sentence, sentence]);
    const line = canvas.getByText('$8,400').parentElement as HTMLElement;
    await expect(line.textContent).toBe('$8,400.');
    await expect(line.clientWidth).toBe(text.clientWidth);
  },
};

export const FitsTheAmountOnOneLineInLargeTextOnAPhone: Story = {
  ...largeText,
  ...at('narrow'),
  args: valuationNotice('-$14,200'),
  play: ({ canvas }) => expect(canvas.getByText('-$14,200').getClientRects()).toHaveLength(1),
};

function OpenedByAButton({ onClose, ...modal }: ModalProps) {
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Send</Button>
      {isOpen && <Modal {...modal} onClose={handleClose} />}
    </>
  );
}

export const ClosesAndRestoresFocus: Story = {
  render: (args) => <OpenedByAButton {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Send' });
    const open = async () => {
      await userEvent.click(opener);
      return canvas.findByRole<HTMLDialogElement>('dialog', { name: 'Thank You' });
    };
    const expectClosed = async (times: number) => {
      // A closed dialog is hidden before React removes it. Until then, a click on the opener has no effect.
      await waitFor(() => expect(canvas.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
      await expect(opener).toHaveFocus();
      await expect(args.onClose).toHaveBeenCalledTimes(times);
    };
    await step('with a double click on the Close button, once', async () => {
      const dialog = await open();
      const restoreMotion = replaceMedia('prefers-reduced-motion', 'not all');
      const close = canvas.getByRole('button', { name: 'Close' });
      close.click();
      close.click();
      // None in Firefox.
      const fades = dialog.getAnimations();
      await new Promise((resolve) => setTimeout(resolve));
      await expect(args.onClose).toHaveBeenCalledTimes(fades.length === 0 ? 1 : 0);
      for (const fade of fades) fade.cancel();
      restoreMotion();
      await expectClosed(1);
    });
    await step('with Escape', async () => {
      const dialog = await open();
      // Browsers ignore a scripted Escape; requestClose() fires the same cancel event as the real key.
      dialog.requestClose();
      await expectClosed(2);
    });
    await step('with a click on the backdrop', async () => {
      const dialog = await open();
      await userEvent.click(dialog);
      await expectClosed(3);
    });
  },
};

export const RestoresTheFocusWhenItsParentRemovesIt: Story = {
  render: (args) => (
    <ValueStepper values={[false, true]}>{(isOpen) => isOpen && <Modal {...args} />}</ValueStepper>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Change' });
    opener.focus();
    showNextValue(canvas);
    await expect(opener).not.toHaveFocus();
    showNextValue(canvas);
    await expect(opener).toHaveFocus();
  },
};

export const StaysOpenUnlessThePressBeginsAndEndsOnTheBackdrop: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const dialog = canvas.getByRole('dialog');
    const message = canvas.getByText(/^Your test drive/);
    for (const [name, from, to] of [
      ['a press on the text', message, message],
      ['a press from the text to the backdrop', message, dialog],
      ['a press from the backdrop to the text', dialog, message],
    ] as const)
      await step(name, async () => {
        await userEvent.pointer([
          { keys: '[MouseLeft>]', target: from },
          { target: to },
          { keys: '[/MouseLeft]', target: to },
        ]);
        await expect(args.onClose).not.toHaveBeenCalled();
      });
  },
};

/** A visitor may be typing when the modal opens. In Storybook, the title gets no focus, because the story is hidden until it has mounted. */
export const IsNotClosedByAKeyForAnotherField: Story = {
  tags: ['!dev'],
  ...at('zoomed'),
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { name: 'Thank You' });
    await expect(title).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onClose).not.toHaveBeenCalled();
    const { top, bottom } = title.getBoundingClientRect();
    await expect([top >= 0, bottom <= innerHeight]).toEqual([true, true]);
  },
};
