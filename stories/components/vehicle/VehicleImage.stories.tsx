import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { VehicleImage } from '../../../src/components/vehicle/VehicleImage';
import { ValueStepper, showNextValue } from '../../fixtures/ValueStepper';
import { aVehicle } from '../../fixtures/vehicles';

const meta = {
  title: 'Components/Vehicle/VehicleImage',
  component: VehicleImage,
  args: { vehicle: aVehicle(), isEager: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480, aspectRatio: '16 / 10' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VehicleImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsAPhoto: Story = {
  tags: ['state:filled'],
  args: { vehicle: aVehicle({ imageUrl: '/hero-bg.jpg' }) },
  play: async ({ canvas }) => {
    const photo = canvas.getByRole<HTMLImageElement>('img', { name: '2020 Toyota Camry' });
    await waitFor(() => expect(photo.naturalWidth).toBeGreaterThan(0));
  },
};

export const LabelsABundledDrawingAsAnIllustration: Story = {
  tags: ['state:filled'],
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole<HTMLImageElement>('img', {
      name: 'Illustration of a 2020 Toyota Camry',
    });
    await waitFor(() => expect(drawing.naturalWidth).toBeGreaterThan(0));
  },
};

export const DrawsAVehicleWithoutAPicture: Story = {
  tags: ['state:empty'],
  args: { vehicle: aVehicle({ imageUrl: undefined, bodyStyle: 'SUV', color: 'Green' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: /^Illustration of a/ })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const DrawsAVehicleWhenItsPictureFails: Story = {
  tags: ['state:error'],
  args: { vehicle: aVehicle({ imageUrl: '/photos/gone.jpg' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Illustration of a 2020 Toyota Camry' }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const ShowsANewPictureAfterABrokenOne: Story = {
  tags: ['state:live'],
  render: (args) => (
    <ValueStepper values={['/photos/gone.jpg', '/hero-bg.jpg']}>
      {(imageUrl) => <VehicleImage {...args} vehicle={aVehicle({ imageUrl })} />}
    </ValueStepper>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Illustration of a 2020 Toyota Camry' });
    showNextValue(canvas);
    const photo = await canvas.findByRole<HTMLImageElement>('img', { name: '2020 Toyota Camry' });
    await waitFor(() => expect(photo.naturalWidth).toBeGreaterThan(0));
  },
};
