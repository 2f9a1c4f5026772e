import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { VehicleDetailScreen } from '../../src/screens/VehicleDetailScreen';
import { ValueStepper, showNextValue } from '../fixtures/ValueStepper';
import { longVehicle } from '../fixtures/longContent';
import { aBareVehicle, aVehicle, crowdedInventory } from '../fixtures/vehicles';
import { at } from '../fixtures/viewports';

const meta = {
  title: 'Screens/VehicleDetailScreen',
  component: VehicleDetailScreen,
  args: {
    vehicle: aVehicle(),
    related: [
      aVehicle({
        id: 'v4',
        make: 'Chevrolet',
        model: 'Malibu',
        year: 2019,
        color: 'Red',
        imageUrl: undefined,
      }),
      aVehicle({ id: 'v12', make: 'Kia', model: 'Forte', year: 2022, price: undefined, imageUrl: undefined }),
    ],
    isSubmitting: false,
    onBack: fn(),
    onRequestTestDrive: fn(),
    onOpenVehicle: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VehicleDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state:filled'] };

export const WithoutPicture: Story = { args: { vehicle: aVehicle({ imageUrl: undefined }) } };

export const Tablet: Story = { ...at('tablet') };

export const Cinema: Story = { ...at('cinema') };

export const LongContent: Story = {
  tags: ['state:long'],
  args: { vehicle: longVehicle, related: crowdedInventory.slice(2, 5) },
};

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};

export const ShowsAllFields: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '2020 Toyota Camry' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Illustration of a 2020 Toyota Camry' })).toBeVisible();
    const specs = canvas.getAllByRole('definition').map((value) => value.textContent?.trim());
    await expect(specs).toEqual(['38,420 mi', 'Sedan', 'Silver', '2020']);
    const features = within(canvas.getByRole('region', { name: 'Features' })).getAllByRole('listitem');
    await expect(features.map((feature) => feature.textContent)).toEqual(aVehicle().features);
    await expect(canvas.getAllByText('$22,995')[0]).toBeVisible();
  },
};

export const OmitsMissingFields: Story = {
  tags: ['state:sparse'],
  args: { vehicle: aBareVehicle(), related: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Toyota Camry' })).toBeVisible();
    await expect(canvas.getByText('Call for price')).toBeVisible();
    await expect(canvas.queryByRole('term')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Features' })).not.toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent(/undefined|NaN|\$/);
  },
};

export const ReturnsToTheInventory: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Inventory' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const SubmitsTheTestDriveForm: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const form = within(canvas.getByRole('form', { name: 'Schedule a Test Drive' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Ada Park');
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'ada@park.example');
    await userEvent.click(form.getByRole('button', { name: 'Request Test Drive' }));
    await expect(args.onRequestTestDrive).toHaveBeenCalledWith({
      name: 'Ada Park',
      email: 'ada@park.example',
      phone: '',
    });
  },
};

export const DisablesTheButtonWhileSubmitting: Story = {
  tags: ['state:busy'],
  args: { isSubmitting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submitting…' })).toBeDisabled();
  },
};

export const OpensARelatedVehicle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const related = within(canvas.getByRole('region', { name: 'You May Also Like' }));
    await expect(related.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(related.getByRole('button', { name: /2022 Kia Forte/ }));
    await expect(args.onOpenVehicle).toHaveBeenCalledOnce();
    await expect(args.onOpenVehicle).toHaveBeenCalledWith({ vehicleId: 'v12' });
  },
};

export const OmitsTheRelatedVehiclesWhenThereAreNone: Story = {
  args: { related: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('You May Also Like')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};

export const ShowsThatTheVehicleWasNotFound: Story = {
  tags: ['state:empty'],
  args: { vehicle: undefined, related: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vehicle not found.' })).toBeVisible();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Inventory' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const KeepsTheTypedTextWhenThePriceChanges: Story = {
  tags: ['state:live'],
  render: (args) => (
    <ValueStepper values={[aVehicle(), aVehicle({ price: 19_950 }), undefined]}>
      {(vehicle) => <VehicleDetailScreen {...args} vehicle={vehicle} related={[]} />}
    </ValueStepper>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Ada Park');
    await step('the price changes, and the text stays', async () => {
      showNextValue(canvas);
      await expect(canvas.getByText('$19,950')).toBeVisible();
      await expect(name).toHaveFocus();
      await expect(name).toHaveValue('Ada Park');
    });
    await step('the vehicle is removed', async () => {
      showNextValue(canvas);
      await expect(canvas.getByRole('heading', { level: 1, name: 'Vehicle not found.' })).toBeVisible();
    });
  },
};
