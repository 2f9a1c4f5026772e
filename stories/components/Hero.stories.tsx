import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Hero } from '../../src/components/Hero';
import { longTenant } from '../fixtures/longContent';

const meta = {
  title: 'Components/Hero',
  component: Hero,
  args: { dealerName: 'Harbor Street Motors', image: '/hero-bg.jpg', onBrowse: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongContent: Story = { args: { dealerName: longTenant.dealerName } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const BrowsesTheInventory: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbor Street Motors' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Browse Inventory' }));
    await expect(args.onBrowse).toHaveBeenCalledOnce();
  },
};

export const ShowsItsPicture: Story = {
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0));
    await expect(picture).toBeVisible();
  },
};

export const DrawsCarsWhenThePictureFails: Story = {
  args: { image: '/drawings/gone.jpg' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
