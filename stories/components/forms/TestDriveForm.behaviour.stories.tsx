import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../../src/components/basics/Button.tsx';
import { TestDriveForm, type TestDriveFormProps } from '../../../src/components/forms/TestDriveForm.tsx';
import statesMeta, { Busy } from './TestDriveForm.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Forms/TestDriveForm/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const DisablesTheButtonWhileSubmitting: Story = {
  ...Busy,
  tags: [],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submitting…' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Request Test Drive' })).not.toBeInTheDocument();
  },
};

export const RequiresNameAndEmail: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Schedule a Test Drive' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).not.toBeRequired();
  },
};

export const LetsTheBrowserFillInTheFields: Story = {
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole<HTMLInputElement>('textbox');
    const hints = fields.map(({ name, type, autocomplete }) => [name, type, autocomplete]);
    await expect(hints).toEqual([
      ['name', 'text', 'name'],
      ['email', 'email', 'email'],
      ['phone', 'tel', 'tel'],
    ]);
  },
};

export const SubmitsTheTypedValues: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Park');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@park.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '(207) 555-0199');
    await userEvent.click(canvas.getByRole('button', { name: 'Request Test Drive' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Ada Park',
      email: 'ada@park.example',
      phone: '(207) 555-0199',
    });
  },
};

export const SubmitsWithoutAPhoneNumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Park');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@park.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Request Test Drive' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Ada Park',
      email: 'ada@park.example',
      phone: '',
    });
  },
};

export const RejectsMissingValuesAndInvalidEmails: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const submit = canvas.getByRole('button', { name: 'Request Test Drive' });
    await step('nothing is typed', async () => {
      await userEvent.click(submit);
      await expect(name).toBeInvalid();
      await expect(email).toBeInvalid();
      await expect(canvas.getByRole('textbox', { name: 'Phone' })).toBeValid();
    });
    await step('the email is missing', async () => {
      await userEvent.type(name, 'Ada Park');
      await userEvent.click(submit);
      await expect(name).toBeValid();
      await expect(email).toBeInvalid();
    });
    await step('the email is invalid', async () => {
      await userEvent.type(email, 'ada at park');
      await userEvent.click(submit);
      await expect(email).toBeInvalid();
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

function SubmittingForm({ onSubmit }: TestDriveFormProps) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  return (
    <>
      <TestDriveForm
        isSubmitting={isSubmitting}
        onSubmit={(request) => {
          onSubmit(request);
          setIsSubmitting(true);
        }}
      />
      <Button onClick={() => setIsSubmitting(false)}>Finish</Button>
    </>
  );
}

export const IsResetWhenTheSubmissionEnds: Story = {
  render: (args) => <SubmittingForm {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await step('it keeps the values and ignores a second submission while it is busy', async () => {
      await userEvent.type(name, 'Ada Park');
      await userEvent.type(email, 'ada@park.example');
      await userEvent.click(canvas.getByRole('button', { name: 'Request Test Drive' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Submitting…' }));
      await expect(name).toHaveValue('Ada Park');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('then it is empty and enabled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
      await expect(name).toHaveValue('');
      await expect(email).toHaveValue('');
      await expect(canvas.getByRole('button', { name: 'Request Test Drive' })).toBeEnabled();
    });
  },
};
