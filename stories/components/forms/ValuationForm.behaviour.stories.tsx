import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './ValuationForm.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Forms/ValuationForm/Behaviour',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Safari empties a field with `autocomplete="off"` when the visitor returns from another site. */
export const SetsTheKeyboardOfEachField: Story = {
  play: async ({ canvas }) => {
    const vin = canvas.getByRole<HTMLInputElement>('textbox', { name: 'VIN' });
    await expect(vin.autocapitalize).toBe('characters');
    await expect(vin.spellcheck).toBe(false);
    await expect(vin.autocomplete).toBe('on');
    const mileage = canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Mileage' });
    await expect(mileage.inputMode).toBe('decimal');
    await expect(mileage.autocomplete).toBe('on');
  },
};

export const SubmitsTheVinUnchanged: Story = {
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

export const DropsCharactersThatAreNotPartOfANumber: Story = {
  play: async ({ canvas }) => {
    const mileage = canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Mileage' });
    mileage.focus();
    for (const text of ['32,150', '32 150', '32\u{a0}150', '32150 mi']) {
      mileage.value = '';
      const paste = { inputType: 'insertFromPaste', data: text, cancelable: true };
      await expect(mileage.dispatchEvent(new InputEvent('beforeinput', paste))).toBe(false);
      await expect(mileage.value, text).toBe('32150');
    }
    const key = { inputType: 'insertText', data: '5', cancelable: true };
    await expect(mileage.dispatchEvent(new InputEvent('beforeinput', key))).toBe(true);
  },
};

export const RejectsMissingValuesAndInvalidNumbers: Story = {
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
