import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showNextValue } from '../fixtures/ValueStepper.tsx';
import statesMeta, { Loading, Empty, Live } from './HomeScreen.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Screens/HomeScreen/Behaviour',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensTheInventoryAndAVehicle: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('opens the inventory', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Browse Inventory' }));
      await expect(args.onBrowse).toHaveBeenCalledOnce();
    });
    await step('opens a vehicle', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /2018 Ford F-150/ }));
      await expect(args.onOpenVehicle).toHaveBeenCalledWith({ vehicleId: 'v2' });
    });
  },
};

export const ShowsThreeSkeletonsWhileLoading: Story = {
  ...Loading,
  tags: [],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Featured Vehicles' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')?.children).toHaveLength(3);
  },
};

export const KeepsTheFeaturedHeadingWithoutVehicles: Story = {
  ...Empty,
  tags: [],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Featured Vehicles' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy]')).toBeNull();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(canvas.queryByText('No matches found.')).not.toBeInTheDocument();
  },
};

export const KeepsItsHeightWhenTheVehiclesArrive: Story = {
  ...Live,
  tags: [],
  play: async ({ canvas, canvasElement }) => {
    const heightAtFirst = canvasElement.scrollHeight;
    showNextValue(canvas);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvasElement.scrollHeight).toBe(heightAtFirst);
  },
};
