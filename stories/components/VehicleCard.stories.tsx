import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { VehicleCard } from '../../src/components/VehicleCard';
import { longVehicle } from '../fixtures/longContent';
import { aBareVehicle, aVehicle } from '../fixtures/vehicles';

const meta = {
  title: 'Components/VehicleCard',
  component: VehicleCard,
  args: { vehicle: aVehicle(), isEager: true, onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 378 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VehicleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};

export const WithDrawing: Story = {
  args: { vehicle: aVehicle({ imageUrl: undefined, bodyStyle: 'Truck', color: 'Blue' }) },
};

export const LongContent: Story = { args: { vehicle: longVehicle } };

export const Narrow: Story = {
  args: { vehicle: longVehicle },
  globals: { viewport: { value: 'narrow' } },
};

export const IsAnArticleWithItsNameAndOneButton: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article'));
    await expect(card.getByRole('heading')).toHaveAccessibleName('2020 Toyota Camry');
    await expect(card.getByRole('heading').innerText).toBe('2020 Toyota Camry');
    await expect(card.getByRole('button')).toHaveAccessibleName(/2020 Toyota Camry/);
    await expect(card.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const ShowsWhatIsKnown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$22,995')).toBeVisible();
    await expect(canvas.getByText('38,420 mi · Silver')).toBeVisible();
    await expect(canvas.getByText('Sedan')).toBeVisible();
  },
};

export const OpensTheVehicle: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('by a click', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /2020 Toyota Camry/ }));
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await expect(args.onOpen).toHaveBeenCalledWith({ vehicleId: 'v1' });
    });
    await step('by the keyboard', async () => {
      canvas.getByRole('button').blur();
      await userEvent.tab();
      await expect(canvas.getByRole('button')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
  },
};

export const OpensFromAnywhereOnTheCard: Story = {
  play: async ({ canvas }) => {
    const { left, top, right, bottom } = canvas.getByRole('article').getBoundingClientRect();
    const button = canvas.getByRole('button');
    for (const [x, y] of [
      [left + 20, top + 20],
      [(left + right) / 2, (top + bottom) / 2],
      [right - 20, bottom - 20],
    ] as const) {
      await expect(document.elementFromPoint(x, y)).toBe(button);
    }
  },
};

export const CallsForThePriceThatIsMissing: Story = {
  args: { vehicle: aVehicle({ price: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call for price')).toBeVisible();
    await expect(canvas.queryByText(/\$/)).not.toBeInTheDocument();
  },
};

export const LeavesOutWhatIsNotKnown: Story = {
  args: { vehicle: aBareVehicle() },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(within(card).getByRole('heading')).toHaveAccessibleName('Toyota Camry');
    await expect(card).not.toHaveTextContent(/undefined|NaN|mi\b|·|\b0\b/);
  },
};

export const LeavesOutTheMileageAlone: Story = {
  args: { vehicle: aVehicle({ mileage: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Silver')).toBeVisible();
    await expect(canvas.getByRole('article')).not.toHaveTextContent('·');
  },
};

export const ShowsZerosThatAreKnown: Story = {
  args: { vehicle: aVehicle({ price: 0, mileage: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0')).toBeVisible();
    await expect(canvas.getByText(/^0 mi/)).toBeVisible();
  },
};
