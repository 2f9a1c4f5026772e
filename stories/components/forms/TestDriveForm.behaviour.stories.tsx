import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { TestDriveForm } from '../../../src/components/forms/TestDriveForm.tsx';
import { aRecipient } from '../../fixtures/metadata.ts';
import { changingArgs, showNextValue } from '../../fixtures/ValueStepper.tsx';
import statesMeta from './TestDriveForm.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Behaviour/Components/Forms/TestDriveForm',
  tags: ['!autodocs', 'engines'],
  args: { ...statesMeta.args, onDraftChange: () => {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const DropsInvisibleCharactersFromAPastedEmail: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    email.focus();
    const data = '\u{202a}ada@\u{200b}park.example';
    const paste = { inputType: 'insertFromPaste', data, cancelable: true };
    await expect(email.dispatchEvent(new InputEvent('beforeinput', paste))).toBe(false);
    await expect(email).toHaveValue('ada@park.example');
    await expect(email.dispatchEvent(new InputEvent('beforeinput', { cancelable: true }))).toBe(true);
  },
};

export const RejectsMissingValuesAndInvalidEmails: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const submit = canvas.getByRole('button', { name: 'Request Test Drive' });
    await userEvent.click(submit);
    await expect(name).toBeInvalid();
    await expect(email).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toBeValid();
    await userEvent.type(name, 'Ada Park');
    for (const text of ['ada at park', 'ada@park'])
      await step(`the email is ${text}`, async () => {
        await userEvent.clear(email);
        await userEvent.type(email, text);
        await userEvent.click(submit);
        await expect(email).toBeInvalid();
      });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Only bots fill in the honeypot: people can neither see nor reach it. */
export const AsksForConsentAndHasAHoneypot: Story = {
  args: { recipient: aRecipient },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const consent = canvas.getByRole('checkbox', { name: aRecipient.consentText });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Park');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@park.example');
    await userEvent.tab();
    await userEvent.tab();
    await expect(consent).toHaveFocus();
    const submit = canvas.getByRole('button', { name: 'Request Test Drive' });
    const request = { name: 'Ada Park', email: 'ada@park.example', phone: '', trap: '' };
    await userEvent.click(submit);
    await userEvent.click(consent);
    const trap = canvasElement.querySelector<HTMLInputElement>('[name=reference][autocomplete=off]');
    if (trap !== null) trap.value = 'https://spam.example';
    await userEvent.click(submit);
    const { consentText: text } = aRecipient;
    await expect(args.onSubmit.mock.calls.flat()).toEqual([
      { ...request, consent: { text, isGiven: false } },
      { ...request, consent: { text, isGiven: true }, trap: 'https://spam.example' },
    ]);
  },
};

const onDraftChange = fn();
const completed = { name: 'Adam', email: 'ada@park.example', phone: '5' };

export const KeepsADraftUntilItIsSent: Story = {
  ...changingArgs<typeof TestDriveForm>({}, { isSubmitting: true }),
  args: { initialDraft: { name: 'Ada', email: 'ada@park.example', phone: '' }, onDraftChange },
  play: async ({ args, canvas, step, userEvent }) => {
    const values = () => canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    await step('shows the draft, and reports what the visitor adds', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '5');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'm');
      await expect(values()).toEqual(Object.values(completed));
    });
    await step('is empty when the submission ends', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Request Test Drive' }));
      await expect(args.onSubmit.mock.calls).toEqual([[completed]]);
      showNextValue(canvas);
      await expect(values()).toEqual(Object.values(completed));
      showNextValue(canvas);
      await waitFor(() => expect(values()).toEqual(['', '', '']));
    });
    await expect(onDraftChange.mock.calls.flat()).toEqual([
      { name: 'Ada', email: 'ada@park.example', phone: '5' },
      completed,
      { name: '', email: '', phone: '' },
    ]);
  },
};
