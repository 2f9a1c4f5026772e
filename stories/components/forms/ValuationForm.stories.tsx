import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ValuationForm, type ValuationFormProps } from '../../../src/components/forms/ValuationForm';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Forms/ValuationForm',
  component: ValuationForm,
  args: { isSubmitting: false, onSubmit: fn() },
} satisfies Meta<typeof ValuationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['state:empty'] };

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow') };

export const DisablesTheButtonWhileSubmitting: Story = {
  tags: ['state:busy'],
  args: { isSubmitting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Calculating…' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Get My Estimate' })).not.toBeInTheDocument();
  },
};

export const RequiresVinAndMileage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Instant Trade-In Valuation' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'VIN' })).toBeRequired();
    await expect(canvas.getByRole('spinbutton', { name: 'Mileage' })).toBeRequired();
  },
};

export const SubmitsTheVinUnchanged: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'VIN' }), ' 1hgbh41jxmn109186 ');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Mileage' }), '45000');
    await userEvent.click(canvas.getByRole('button', { name: 'Get My Estimate' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      vin: ' 1hgbh41jxmn109186 ',
      mileage: 45000,
    });
  },
};

export const AcceptsDecimals: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const mileage = canvas.getByRole('spinbutton', { name: 'Mileage' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'VIN' }), 'A');
    await userEvent.type(mileage, '45000.75');
    await expect(mileage).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Get My Estimate' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ vin: 'A', mileage: 45000.75 });
  },
};

export const RejectsMissingValuesAndInvalidNumbers: Story = {
  tags: ['state:invalid'],
  play: async ({ args, canvas, step, userEvent }) => {
    const vin = canvas.getByRole('textbox', { name: 'VIN' });
    const mileage = canvas.getByRole('spinbutton', { name: 'Mileage' });
    const submit = canvas.getByRole('button', { name: 'Get My Estimate' });
    await step('nothing is typed', async () => {
      await userEvent.click(submit);
      await expect(vin).toBeInvalid();
      await expect(mileage).toBeInvalid();
    });
    await step('the mileage is missing', async () => {
      await userEvent.type(vin, '1HGBH41JXMN109186');
      await userEvent.click(submit);
      await expect(vin).toBeValid();
      await expect(mileage).toBeInvalid();
    });
    await step('the mileage is not a number', async () => {
      await userEvent.type(mileage, 'many');
      await userEvent.click(submit);
      await expect(mileage).toBeInvalid();
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

function SubmittingForm({ onSubmit }: ValuationFormProps) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  return (
    <>
      <ValuationForm
        isSubmitting={isSubmitting}
        onSubmit={(request) => {
          onSubmit(request);
          setIsSubmitting(true);
        }}
      />
      <button type="button" onClick={() => setIsSubmitting(false)}>
        Finish
      </button>
    </>
  );
}

export const IsResetWhenTheSubmissionEnds: Story = {
  render: (args) => <SubmittingForm {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const vin = canvas.getByRole('textbox', { name: 'VIN' });
    const mileage = canvas.getByRole('spinbutton', { name: 'Mileage' });
    await step('it keeps the values and ignores a second submission while it is busy', async () => {
      await userEvent.type(vin, '1HGBH41JXMN109186');
      await userEvent.type(mileage, '45000');
      await userEvent.click(canvas.getByRole('button', { name: 'Get My Estimate' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Calculating…' }));
      await expect(vin).toHaveValue('1HGBH41JXMN109186');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('then it is empty and enabled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
      await expect(vin).toHaveValue('');
      await expect(mileage).toHaveValue(null);
      await expect(canvas.getByRole('button', { name: 'Get My Estimate' })).toBeEnabled();
    });
  },
};
