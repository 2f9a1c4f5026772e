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

export const ShowsTheFormWithoutTheDrawingOnAPhone: Story = {
  ...at('phone'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg[viewBox="0 0 640 320"]')).not.toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'VIN' }).getBoundingClientRect().bottom).toBeLessThan(
      innerHeight,
    );
  },
};
