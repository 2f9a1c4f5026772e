import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyNotice } from '../../../src/components/basics/EmptyNotice';
import { VehicleGrid } from '../../../src/components/vehicle/VehicleGrid';
import { Changes, change } from '../../fixtures/Changes';
import { longVehicle } from '../../fixtures/longContent';
import { aBareVehicle, aVehicle, crowdedInventory } from '../../fixtures/vehicles';
import { at } from '../../fixtures/viewports';

const featured = crowdedInventory.slice(0, 3);

const meta = {
  title: 'Components/Vehicle/VehicleGrid',
  component: VehicleGrid,
  args: {
    vehicles: { status: 'ready', value: featured },
    empty: <EmptyNotice text="No matches found." />,
    skeletonCount: 3,
    onOpenVehicle: fn(),
  },
} satisfies Meta<typeof VehicleGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Tablet: Story = { ...at('tablet') };

export const Cinema: Story = { ...at('cinema') };

export const OneVehicle: Story = { args: { vehicles: { status: 'ready', value: [aVehicle()] } } };

export const LongContent: Story = {
  tags: ['state:long'],
  args: { vehicles: { status: 'ready', value: [longVehicle, aVehicle(), aBareVehicle({ id: 'bare' })] } },
};

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};

export const KeepsTheOrder: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(names).toEqual(featured.map(({ year, make, model }) => `${year} ${make} ${model}`));
  },
};

export const OpensTheVehicleThatWasChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /2021 Honda CR-V/ }));
    await expect(args.onOpenVehicle).toHaveBeenCalledOnce();
    await expect(args.onOpenVehicle).toHaveBeenCalledWith({ vehicleId: 'v3' });
  },
};

export const HoldsThePlacesWhileLoading: Story = {
  tags: ['state:loading'],
  args: { vehicles: { status: 'loading' } },
  play: async ({ args, canvas, canvasElement }) => {
    const grid = canvasElement.querySelector('[aria-busy="true"]');
    await expect(grid?.children).toHaveLength(args.skeletonCount);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByText('No matches found.')).not.toBeInTheDocument();
  },
};

export const SaysThatThereAreNone: Story = {
  tags: ['state:empty'],
  args: { vehicles: { status: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No matches found.' })).toBeVisible();
  },
};

export const CarsComeAndGoAroundTheChosenOne: Story = {
  tags: ['state:live'],
  render: (args) => (
    <Changes
      values={[crowdedInventory.slice(1, 4), crowdedInventory.slice(0, 3), crowdedInventory.slice(2, 3)]}
    >
      {(vehicles) => <VehicleGrid {...args} vehicles={{ status: 'ready', value: vehicles }} />}
    </Changes>
  ),
  play: async ({ canvas, step }) => {
    const names = () => canvas.getAllByRole('heading').map((heading) => heading.textContent);
    const chosen = canvas.getByRole('button', { name: /2021 Honda CR-V/ });
    chosen.focus();
    await step('one comes before it, one goes after it', async () => {
      change(canvas);
      await expect(names()).toEqual(['2020 Toyota Camry', '2018 Ford F-150', '2021 Honda CR-V']);
      await expect(chosen).toHaveFocus();
    });
    await step('it is the last that is left', async () => {
      change(canvas);
      await expect(names()).toEqual(['2021 Honda CR-V']);
      await expect(chosen).toHaveFocus();
    });
  },
};
