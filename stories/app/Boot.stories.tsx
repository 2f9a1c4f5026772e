import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { DemoAppProps } from '../fixtures/DemoApp.tsx';
import { dealerName, demoMeta, expectErrors } from '../fixtures/demoMeta.tsx';

const meta = { ...demoMeta, title: 'App/Boot', tags: ['!autodocs'] } satisfies Meta<DemoAppProps>;
export default meta;
type Story = StoryObj<DemoAppProps>;

export const ShowsTheVehiclesWhenSignInIsRefused: Story = {
  tags: ['state:error'],
  args: { calls: { signIn: async () => Promise.reject(new Error('admin-restricted-operation')) } },
  beforeEach: expectErrors,
  play: async ({ canvas, userEvent, step }) => {
    await step('shows the dealer and the vehicles', async () => {
      await canvas.findByRole('heading', { level: 1, name: dealerName });
      await canvas.findByRole('heading', { name: '2020 Toyota Camry' });
      await expect(console.error).toHaveBeenCalledOnce();
    });
    await step('shows the summary error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Browse Inventory' }));
      await canvas.findByText('Error: Not signed in yet');
    });
  },
};

export const ShowsTheDefaultsWhenTheMetadataIsMissing: Story = {
  args: { demo: { metadata: null } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your Dealership' });
    await expect(canvas.getByRole('main').querySelector('img[src="/hero-bg.jpg"]')).toBeVisible();
    await userEvent.click(within(canvas.getByRole('navigation')).getByRole('button', { name: 'About' }));
    await waitFor(() => expect(canvas.getByText(/^Buying a used car/)).toBeVisible());
    await expect(canvas.queryByText('Meet the Team')).not.toBeInTheDocument();
  },
};

export const InventoryLoading: Story = {
  tags: ['state:loading'],
  args: { calls: { watchInventory: () => {} }, initialPlace: { screen: 'inventory' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Inventory' });
    await expect(canvasElement.querySelector('[aria-busy="true"]:not(dl)')?.children).toHaveLength(6);
    await expect(canvas.queryByText('No matches found.')).not.toBeInTheDocument();
  },
};
