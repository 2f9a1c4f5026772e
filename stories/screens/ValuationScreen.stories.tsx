import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ValuationScreen } from '../../src/screens/ValuationScreen.tsx';
import { at } from '../fixtures/viewports.ts';

const meta = {
  title: 'Screens/ValuationScreen',
  component: ValuationScreen,
  args: { isSubmitting: false, onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ValuationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'VIN' }), '1HGBH41JXMN109186');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Mileage' }), '45000');
  },
};

export const Empty: Story = { tags: ['state:empty'] };

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow') };

export const Tablet: Story = { ...at('tablet') };

export const Busy: Story = {
  tags: ['state:busy'],
  args: { isSubmitting: true },
};
