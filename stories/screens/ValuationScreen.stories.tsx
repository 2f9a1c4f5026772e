import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ValuationScreen } from '../../src/screens/ValuationScreen.tsx';
import { fillIn } from '../fixtures/fillIn.tsx';
import { at } from '../fixtures/viewports.ts';

const usage = {
  use: 'For the trade-in estimate, which a modal shows.',
  instead: 'VehicleDetailScreen for a vehicle of the dealer’s.',
  keys: 'Enter submits from any field.',
  roles: 'The ScreenHeading takes the focus, and names the `form`.',
};

const meta = {
  title: 'Screens/ValuationScreen',
  component: ValuationScreen,
  args: { isSubmitting: false, onLeaveOutEstimate: fn(), onSubmit: fn() },
  parameters: { usage, layout: 'fullscreen' },
} satisfies Meta<typeof ValuationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...fillIn({ vin: '1HGBH41JXMN109186', mileage: '45000' }),
  tags: ['state:filled'],
};

export const Empty: Story = { tags: ['state:empty'] };

export const WithEstimate: Story = {
  tags: ['state:filled'],
  args: { estimate: '$6,400' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Leave it out' }).click();
    await expect(args.onLeaveOutEstimate).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow') };

export const Tablet: Story = { tags: ['state:wide'], ...at('tablet') };

export const Busy: Story = { ...Filled, tags: ['state:busy'], args: { isSubmitting: true } };

export const Phone: Story = {
  tags: ['state:empty'],
  ...at('phone'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg[viewBox="0 0 640 320"]')).not.toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'VIN' }).getBoundingClientRect().bottom).toBeLessThan(
      innerHeight,
    );
  },
};
