import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VehicleCard } from '../../../src/components/vehicle/VehicleCard.tsx';
import { inBox } from '../../fixtures/inBox.tsx';
import { interactionStates } from '../../fixtures/interactionStates.tsx';
import { longVehicle } from '../../fixtures/longContent.ts';
import { changingArgs, showNextValue } from '../../fixtures/ValueStepper.tsx';
import { aBareVehicle, aVehicle } from '../../fixtures/vehicles.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'Inside a grid. The whole card is one target: add no second control and no badge. No loading or empty state: VehicleCardSkeleton and EmptyNotice replace the cards.',
  instead: 'VehicleSpecs on the screen of one vehicle.',
  keys: 'Tab reaches its one button; Enter and Space open the vehicle.',
  roles: 'An `article` named by its `heading`, with a `button` ‘View details’ and the name.',
};

const meta = {
  title: 'Components/Vehicle/VehicleCard',
  component: VehicleCard,
  tags: ['engines'],
  parameters: { usage },
  args: { vehicle: aVehicle(), headingLevel: 3, isEager: true, onOpen: fn() },
  decorators: [inBox({ display: 'grid', maxWidth: 378 })],
} satisfies Meta<typeof VehicleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas, step }) => {
    await step('opens at a press anywhere', async () => {
      for (const part of canvas.getByRole('article').children) {
        part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, top, height } = part.getBoundingClientRect();
        (document.elementFromPoint(left + 20, top + height / 2) as HTMLElement).click();
      }
      await expect(args.onOpen.mock.calls).toEqual([['v1'], ['v1'], ['v1'], ['v1']]);
    });
  },
};

export const WithDrawing: Story = {
  tags: ['state:filled'],
  args: {
    headingLevel: 2,
    vehicle: aVehicle({ make: 'Ford', model: 'F-150', imageUrl: undefined, bodyStyle: 'Truck', mileage: 0 }),
    position: 2,
    setSize: 12,
  },
};

/** Without one of the specs, there is no dot. */
export const WithoutAMileage: Story = {
  tags: ['state:sparse'],
  args: { vehicle: aVehicle({ mileage: undefined }) },
};

export const WithoutAPriceAndAColor: Story = {
  tags: ['state:sparse'],
  args: { vehicle: aVehicle({ price: undefined, color: undefined }) },
};

export const Sparse: Story = { tags: ['state:sparse'], args: { vehicle: aBareVehicle() } };

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { vehicle: longVehicle },
  ...at('narrow'),
};

export const Live: Story = {
  ...changingArgs<typeof VehicleCard>(
    ...[22_995, 1_234_995, undefined].map((price) => ({ vehicle: aVehicle({ price }) })),
  ),
  tags: ['state:live'],
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

export const InteractionStates: Story = {
  ...interactionStates(['hover', 'focus']),
  tags: ['state:interaction'],
  render: (args) => (
    <div style={{ display: 'grid' }}>
      <VehicleCard {...args} />
    </div>
  ),
};
