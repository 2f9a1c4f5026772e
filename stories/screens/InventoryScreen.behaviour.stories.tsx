import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { showNextValue } from '../fixtures/ValueStepper.tsx';
import statesMeta, { Loading, Live } from './InventoryScreen.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Screens/InventoryScreen/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsCountsSearchAndVehicles: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
    await expect(canvas.getByText('Sold This Month')).toBeVisible();
    await expect(canvas.getByPlaceholderText('Search by make or model...')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    await expect(canvas.getByText('12 vehicles')).toBeInTheDocument();
  },
};

export const ShowsPlaceholdersAndSkeletonsWhileLoading: Story = {
  ...Loading,
  tags: [],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(2);
    await expect(canvas.getByRole('searchbox')).toBeEnabled();
    await expect(canvas.queryByText('No matches found.')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/\d+ vehicles?$/)).not.toBeInTheDocument();
  },
};

export const KeepsTheSearchWhenCountsAndVehiclesChange: Story = {
  ...Live,
  tags: [],
  play: async ({ canvas, step }) => {
    const search = canvas.getByRole('searchbox');
    search.focus();
    const values = () => canvas.getAllByRole('definition').map((value) => value.textContent);
    await step('one of two vehicles is sold', async () => {
      showNextValue(canvas);
      await expect(values()).toEqual(['12', '1', '3']);
      await expect(canvas.getAllByRole('article')).toHaveLength(1);
      await expect(canvas.getByText('1 vehicle')).toBeInTheDocument();
    });
    await step('the other one is sold', async () => {
      showNextValue(canvas);
      await expect(canvas.getByText('No matches found.')).toBeVisible();
    });
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('Honda');
  },
};
