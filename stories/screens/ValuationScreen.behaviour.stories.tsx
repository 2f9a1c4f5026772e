import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../fixtures/viewports.ts';
import statesMeta from './ValuationScreen.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Screens/ValuationScreen/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const SubmitsTheForm: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Instant Trade-In Valuation' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'VIN' }), '1hgbh41jxmn109186');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Mileage' }), '45000');
    await userEvent.click(canvas.getByRole('button', { name: 'Get My Estimate' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ vin: '1hgbh41jxmn109186', mileage: 45000 });
  },
};

export const ShowsTheFormWithoutTheDrawingOnAPhone: Story = {
  ...at('phone'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg[viewBox="0 0 640 320"]')).not.toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'VIN' }).getBoundingClientRect().bottom).toBeLessThan(
      innerHeight,
    );
  },
};
