import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
