import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VehicleImage } from '../../../src/components/vehicle/VehicleImage.tsx';
import { ValueStepper } from '../../fixtures/ValueStepper.tsx';
import { aVehicle } from '../../fixtures/vehicles.ts';

const usage = `**Use it** wherever one picture of a vehicle is enough. **Instead**, use Gallery for all photos.
**Keys**: none.`;

const meta = {
  title: 'Components/Vehicle/VehicleImage',
  component: VehicleImage,
  parameters: { usage },
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

export const Photo: Story = {
  tags: ['state:filled'],
  args: { vehicle: aVehicle({ imageUrl: '/hero-bg.jpg' }) },
};

export const BundledDrawing: Story = {
  tags: ['state:filled'],
};

export const Failed: Story = {
  tags: ['state:error'],
  args: { vehicle: aVehicle({ imageUrl: '/photos/gone.jpg' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Illustration of a 2020 Toyota Camry' }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const WithoutAPicture: Story = {
  tags: ['state:sparse'],
  args: { vehicle: aVehicle({ imageUrl: undefined, bodyStyle: 'SUV', color: 'Green' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Illustration of a 2020 Toyota Camry' }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Live: Story = {
  tags: ['state:live'],
  render: (args) => (
    <ValueStepper values={['/photos/gone.jpg', '/hero-bg.jpg']}>
      {(imageUrl) => <VehicleImage {...args} vehicle={aVehicle({ imageUrl })} />}
    </ValueStepper>
  ),
};
