import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ValuationForm } from '../../../src/components/forms/ValuationForm.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = `**Use it** on the Sell/Trade screen, whose heading is its title. **Instead**, use TestDriveForm for a
request to the dealer. **Keys**: Enter submits from any field. **No error state**: the estimate is computed in the
page.`;

const meta = {
  title: 'Components/Forms/ValuationForm',
  component: ValuationForm,
  parameters: { usage },
  args: { isSubmitting: false, onSubmit: fn() },
} satisfies Meta<typeof ValuationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'VIN' }), '1HGBH41JXMN109186');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Mileage' }), '45000');
  },
};

/** Safari empties a field with `autocomplete="off"` when the visitor returns from another site. */
export const Empty: Story = {
  tags: ['state:empty'],
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

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow') };

export const Invalid: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Mileage' }), '-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Get My Estimate' }));
  },
};

export const Busy: Story = {
  tags: ['state:busy'],
  args: { isSubmitting: true },
};
