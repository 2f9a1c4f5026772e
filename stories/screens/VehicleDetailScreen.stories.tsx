import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VehicleDetailScreen } from '../../src/screens/VehicleDetailScreen.tsx';
import { longTenant, longVehicle } from '../fixtures/longContent.ts';
import { aTenant } from '../fixtures/metadata.ts';
import { somePhotos } from '../fixtures/photos.ts';
import { changingArgs } from '../fixtures/ValueStepper.tsx';
import { aBareVehicle, aVehicle, crowdedInventory } from '../fixtures/vehicles.ts';
import { at } from '../fixtures/viewports.ts';

const usage = {
  use: 'For one vehicle, also for one that is gone.',
  instead: 'VehicleCard in a list.',
  keys: 'Tab goes from ‘Back to Inventory’ to the photos, the form and the related cards.',
  roles:
    'The ScreenHeading takes the focus. Features and related vehicles are `region`s, between them the `form`.',
};

const meta = {
  title: 'Screens/VehicleDetailScreen',
  tags: ['engines'],
  component: VehicleDetailScreen,
  args: {
    vehicle: aVehicle(),
    related: crowdedInventory.filter(({ id }) => ['v4', 'v12'].includes(id)),
    photos: { status: 'loading' },
    isOnline: true,
    phone: aTenant().contact.phone,
    recipient: undefined,
    initialDraft: { name: '', email: '', phone: '' },
    isSubmitting: false,
    onDraftChange: fn(),
    onLeaveOutEstimate: fn(),
    onBack: fn(),
    onRequestTestDrive: fn(),
    onOpenVehicle: fn(),
  },
  parameters: { usage, layout: 'fullscreen', frameHeight: 1480 },
} satisfies Meta<typeof VehicleDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const WithPhotos: Story = {
  tags: ['state:filled'],
  args: {
    vehicle: aVehicle({ photoCount: 12 }),
    photos: { status: 'ready', value: somePhotos(12) },
  },
};

export const WithoutPicture: Story = {
  tags: ['state:sparse'],
  args: { vehicle: aVehicle({ imageUrl: undefined }) },
};

export const NotFound: Story = {
  tags: ['state:empty'],
  parameters: { frameHeight: 640 },
  args: { vehicle: undefined, related: [] },
  play: async ({ args, canvas, userEvent }) => {
    const back = canvas.getByRole('button', { name: 'Back to Inventory' });
    await userEvent.click(back);
    await expect(args.onBack).toHaveBeenCalledOnce();
    back.blur();
  },
};

export const Sold: Story = {
  tags: ['state:sparse'],
  parameters: { frameHeight: 900 },
  args: { vehicle: undefined, related: crowdedInventory.slice(0, 1) },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /Camry/ }).click();
    await expect(args.onOpenVehicle.mock.calls).toEqual([['v1']]);
  },
};

export const Sparse: Story = { tags: ['state:sparse'], args: { vehicle: aBareVehicle(), related: [] } };

export const LongContent: Story = {
  tags: ['state:long'],
  args: { vehicle: longVehicle, related: crowdedInventory.slice(2, 5), recipient: longTenant },
};

export const Narrow: Story = { ...LongContent, tags: ['state:narrow'], ...at('narrow') };

export const Tablet: Story = { tags: ['state:wide'], ...at('tablet') };

export const Cinema: Story = { tags: ['state:wide'], ...at('cinema') };

export const Busy: Story = {
  tags: ['state:busy'],
  args: {
    // A photo of its own can be enlarged.
    vehicle: aVehicle({ imageUrl: './drawings/toyota-camry.svg' }),
    initialDraft: { name: 'Ada Park', email: 'ada@park.example', phone: '(207) 555-0199' },
    isSubmitting: true,
  },
};

export const Live: Story = {
  ...changingArgs<typeof VehicleDetailScreen>(
    {},
    { vehicle: aVehicle({ price: 19_950 }) },
    { vehicle: undefined },
  ),
  tags: ['state:live'],
  args: { related: [] },
};
