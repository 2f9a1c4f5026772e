import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './ValuationForm.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Behaviour/Components/Forms/ValuationForm',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const SubmitsTheVinUnchanged: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'VIN' }), ' 1hgbh41jxmn109186 ');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Mileage' }), '45000');
    await userEvent.click(canvas.getByRole('button', { name: 'Get My Estimate' }));
    const valuation = { vin: ' 1hgbh41jxmn109186 ', mileage: 45_000 };
    await expect(args.onSubmit.mock.calls).toEqual([[valuation]]);
  },
};

export const GroupsTheLastThreeDigitsAfterADot: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'VIN' }), '1');
    canvas.getByRole('spinbutton', { name: 'Mileage' }).focus();
    // Simulated typing would drop the zeros after the dot.
    document.execCommand('insertText', false, '120.000');
    await userEvent.click(canvas.getByRole('button', { name: 'Get My Estimate' }));
    await expect(args.onSubmit.mock.calls).toEqual([[{ vin: '1', mileage: 120_000 }]]);
  },
};

export const RejectsMissingValuesAndInvalidNumbers: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const vin = canvas.getByRole('textbox', { name: 'VIN' });
    const mileage = canvas.getByRole('spinbutton', { name: 'Mileage' });
    const submit = canvas.getByRole('button', { name: 'Get My Estimate' });
    await userEvent.click(submit);
    await expect(vin).toBeInvalid();
    await expect(mileage).toBeInvalid();
    await userEvent.type(vin, '1HGBH41JXMN109186');
    await userEvent.type(mileage, 'many');
    await userEvent.click(submit);
    await expect(mileage).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
