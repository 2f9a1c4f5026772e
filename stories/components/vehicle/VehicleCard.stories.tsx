import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { VehicleCard } from '../../../src/components/vehicle/VehicleCard';
import { ValueStepper, showNextValue } from '../../fixtures/ValueStepper';
import { longVehicle } from '../../fixtures/longContent';
import { aBareVehicle, aVehicle } from '../../fixtures/vehicles';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Vehicle/VehicleCard',
  component: VehicleCard,
  args: { vehicle: aVehicle(), isEager: true, onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', maxWidth: 378 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VehicleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = { tags: ['state:filled'] };

export const WithDrawing: Story = {
  tags: ['state:filled'],
  args: { vehicle: aVehicle({ imageUrl: undefined, bodyStyle: 'Truck', color: 'Blue' }) },
};

export const LongContent: Story = { tags: ['state:long'], args: { vehicle: longVehicle } };

export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { vehicle: longVehicle },
  ...at('narrow'),
};

export const IsAnArticleWithAHeadingAndOneButton: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article'));
    await expect(card.getByRole('heading')).toHaveAccessibleName('2020 Toyota Camry');
    await expect(card.getByRole('heading').innerText).toBe('2020 Toyota Camry');
    await expect(card.getByRole('button')).toHaveAccessibleName(/2020 Toyota Camry/);
    await expect(card.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const ShowsPriceMileageColorAndBodyStyle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$22,995')).toBeVisible();
    await expect(canvas.getByText('38,420 mi · Silver')).toBeVisible();
    await expect(canvas.getByText('Sedan')).toBeVisible();
  },
};

export const OpensTheVehicle: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('with a click', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /2020 Toyota Camry/ }));
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await expect(args.onOpen).toHaveBeenCalledWith({ vehicleId: 'v1' });
    });
    await step('with the keyboard', async () => {
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

export const ShowsCallForPriceWithoutAPrice: Story = {
  tags: ['state:sparse'],
  args: { vehicle: aVehicle({ price: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call for price')).toBeVisible();
    await expect(canvas.queryByText(/\$/)).not.toBeInTheDocument();
  },
};

export const OmitsMissingFields: Story = {
  tags: ['state:sparse'],
  args: { vehicle: aBareVehicle() },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(within(card).getByRole('heading')).toHaveAccessibleName('Toyota Camry');
    await expect(card).not.toHaveTextContent(/undefined|NaN|mi\b|·|\b0\b/);
  },
};

export const OmitsTheSeparatorWithoutAMileage: Story = {
  args: { vehicle: aVehicle({ mileage: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Silver')).toBeVisible();
    await expect(canvas.getByRole('article')).not.toHaveTextContent('·');
  },
};

export const ShowsZeros: Story = {
  args: { vehicle: aVehicle({ price: 0, mileage: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0')).toBeVisible();
    await expect(canvas.getByText(/^0 mi/)).toBeVisible();
  },
};

export const KeepsFocusWhenThePriceChanges: Story = {
  tags: ['state:live'],
  render: (args) => (
    <ValueStepper values={[22_995, 1_234_995, undefined]}>
      {(price) => <VehicleCard {...args} vehicle={aVehicle({ price })} />}
    </ValueStepper>
  ),
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: /2020 Toyota Camry/ });
    button.focus();
    await step('the price gets longer', async () => {
      showNextValue(canvas);
      await expect(canvas.getByText('$1,234,995')).toBeVisible();
      await expect(canvas.queryByText('$22,995')).not.toBeInTheDocument();
    });
    await step('the price is removed', async () => {
      showNextValue(canvas);
      await expect(canvas.getByText('Call for price')).toBeVisible();
    });
    await expect(button).toHaveFocus();
  },
};
