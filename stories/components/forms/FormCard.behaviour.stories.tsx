import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../../src/components/basics/Button.tsx';
import { FormCard, type FormCardProps } from '../../../src/components/forms/FormCard.tsx';
import statesMeta from './FormCard.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Behaviour/Components/Forms/FormCard',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form whose submission lasts until 'Finish' is pressed. */
function SubmittingForm({ onSubmit, ...form }: FormCardProps) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [, setDraft] = useState<unknown>();
  const handleSubmit: FormCardProps['onSubmit'] = (texts) => {
    onSubmit(texts);
    setIsSubmitting(true);
  };
  return (
    <>
      <FormCard {...form} isSubmitting={isSubmitting} onInput={setDraft} onSubmit={handleSubmit} />
      <Button onClick={() => setIsSubmitting(false)}>Finish</Button>
    </>
  );
}

export const SubmitsOnceAndIsResetAtTheEnd: Story = {
  render: (args) => <SubmittingForm {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await step('while busy, it keeps the values and ignores a second submission', async () => {
      await userEvent.type(field, 'Ada Park');
      await userEvent.click(canvas.getByRole('button', { name: 'Request Test Drive' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Submitting…' }));
      await userEvent.type(field, '{Enter}');
      await expect(field).toHaveValue('Ada Park');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('then it is empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
      await expect(field).toHaveValue('');
    });
    await step('and can be sent again', async () => {
      // Testing Library does not notice that the form was reset.
      await userEvent.clear(field);
      await userEvent.type(field, 'Jo');
      await userEvent.click(canvas.getByRole('button', { name: 'Request Test Drive' }));
      await expect(args.onSubmit.mock.calls).toEqual([[{ name: 'Ada Park' }], [{ name: 'Jo' }]]);
    });
  },
};

/** Safari does not focus a button that is clicked. */
export const FocusesItsButtonWhenNothingHasTheFocus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    const button = canvas.getByRole('button', { name: 'Request Test Drive' });
    await userEvent.type(field, 'Ada Park');
    for (const focused of [field, button]) {
      canvas.getByRole<HTMLFormElement>('form').requestSubmit(button);
      await expect(focused).toHaveFocus();
      focused.blur();
    }
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};
