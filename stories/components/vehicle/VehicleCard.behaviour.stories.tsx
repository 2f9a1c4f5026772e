import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { showNextValue } from '../../fixtures/ValueStepper.tsx';
import { aVehicle } from '../../fixtures/vehicles.ts';
import statesMeta, { WithoutAPrice, Sparse, Live } from './VehicleCard.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Vehicle/VehicleCard/Behaviour',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAnArticleWithAHeadingAndOneButton: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article'));
    await expect(card.getByRole('heading')).toHaveAccessibleName('2020 Toyota Camry');
    await expect(card.getByRole('heading').innerText).toBe('2020 Toyota Camry');
    await expect(card.getByRole('button')).toHaveAccessibleName('View details: 2020 Toyota Camry');
    await expect(card.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const ShowsPriceMileageColorAndBodyStyle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$22,995')).toBeVisible();
    await expect(canvas.getByText('38,420 mi').parentElement).toHaveTextContent(/^38,420 mi · Silver$/);
    await expect(canvas.getByText('Sedan')).toBeVisible();
  },
};

export const StaysInPlaceUnderReducedMotion: Story = {
  // Only tests are sure to run with reduced motion.
  tags: ['!dev'],
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await expect(canvas.getByRole('article').matches(':focus-within')).toBe(true);
    await expect(getComputedStyle(canvas.getByRole('article')).transform).toBe('none');
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
  ...WithoutAPrice,
  tags: [],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call for price')).toBeVisible();
    await expect(canvas.queryByText(/\$/)).not.toBeInTheDocument();
  },
};

export const OmitsMissingFields: Story = {
  ...Sparse,
  tags: [],
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
    await expect(canvas.getByRole('article')).not.toHaveTextContent(/·/);
  },
};

export const ShowsZeros: Story = {
  args: { vehicle: aVehicle({ price: 0, mileage: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0')).toBeVisible();
    await expect(canvas.getByText('0 mi')).toBeVisible();
  },
};

export const KeepsFocusWhenThePriceChanges: Story = {
  ...Live,
  tags: [],
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
