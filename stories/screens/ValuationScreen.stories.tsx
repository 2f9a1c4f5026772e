import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ValuationScreen } from '../../src/screens/ValuationScreen';
import { at } from '../fixtures/viewports';

const meta = {
  title: 'Screens/ValuationScreen',
  component: ValuationScreen,
  args: { isSubmitting: false, onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ValuationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['state:empty'] };

export const Tablet: Story = { ...at('tablet') };

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow') };

export const SubmitsTheForm: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Instant Trade-In Valuation' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'VIN' }), '1hgbh41jxmn109186');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Mileage' }), '45000');
    await userEvent.click(canvas.getByRole('button', { name: 'Get My Estimate' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ vin: '1hgbh41jxmn109186', mileage: 45000 });
  },
};

export const DisablesTheButtonWhileSubmitting: Story = {
  tags: ['state:busy'],
  args: { isSubmitting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Calculating…' })).toBeDisabled();
  },
};
