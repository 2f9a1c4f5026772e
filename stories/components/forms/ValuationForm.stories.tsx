import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ValuationForm } from '../../../src/components/forms/ValuationForm.tsx';
import { fillIn } from '../../fixtures/fillIn.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'On the Sell/Trade screen, whose heading is its title. No error state: the estimate is computed in the page.',
  instead: 'TestDriveForm for a request to the dealer.',
  keys: 'Enter submits from any field.',
  roles: 'A `form` ‘Instant Trade-In Valuation’ with a `textbox` and a `spinbutton`.',
};

const meta = {
  title: 'Components/Forms/ValuationForm',
  component: ValuationForm,
  parameters: { usage },
  args: { isSubmitting: false, onSubmit: fn() },
} satisfies Meta<typeof ValuationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...fillIn({ vin: '1HGBH41JXMN109186', mileage: '45000' }),
  tags: ['state:filled'],
};

// Safari empties a field with `autocomplete="off"` when the visitor returns from another site.
export const Empty: Story = {
  tags: ['state:empty'],
  play: ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'VIN' })).toHaveProperty('spellcheck', false),
};

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow') };

export const Invalid: Story = { ...fillIn({}, { isSubmitted: true }), tags: ['state:invalid'] };

export const Busy: Story = { ...Filled, tags: ['state:busy'], args: { isSubmitting: true } };
