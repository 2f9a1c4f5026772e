import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { findPaint } from '../../../src/components/vehicle/paint.ts';
import { StageBox } from '../../../src/components/vehicle/StageBox.ts';
import { silhouettes } from '../../../src/components/vehicle/silhouettes.ts';
import { VehicleImage } from '../../../src/components/vehicle/VehicleImage.tsx';
import { inBox } from '../../fixtures/inBox.tsx';
import { showNextValue, ValueStepper } from '../../fixtures/ValueStepper.tsx';
import { aVehicle } from '../../fixtures/vehicles.ts';

const usage = {
  use: 'Wherever one picture of a vehicle is enough.',
  instead: 'Gallery for all photos.',
  keys: 'None.',
  roles: 'An `img` with the vehicle’s name. A drawing is called an illustration.',
};

const meta = {
  title: 'Components/Vehicle/VehicleImage',
  component: VehicleImage,
  parameters: { usage },
  args: { vehicle: aVehicle(), isEager: true },
  decorators: [inBox({ maxWidth: 480, aspectRatio: '16 / 10' })],
} satisfies Meta<typeof VehicleImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = {
  tags: ['state:filled'],
  args: { vehicle: aVehicle({ make: 'Ford', imageUrl: '/hero-bg.jpg' }) },
};

export const BundledDrawing: Story = {
  tags: ['state:filled'],
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvas.getByRole<HTMLImageElement>('img', {
      name: 'Illustration of a 2020 Toyota Camry',
    });
    await waitFor(() => expect(drawing.naturalWidth).toBeGreaterThan(0));
    const { media, srcset } = canvasElement.querySelector('source') as HTMLSourceElement;
    await expect([media, new URL(srcset, document.baseURI).hash]).toEqual([
      '(prefers-color-scheme: dark)',
      '#dark',
    ]);
  },
};

export const Failed: Story = {
  tags: ['state:error'],
  args: { vehicle: aVehicle({ imageUrl: '/photos/gone.jpg' }) },
  play: async ({ canvas, canvasElement, step }) => {
    const showsADrawing = async () => {
      const drawing = await canvas.findByRole('img', { name: 'Illustration of a 2020 Toyota Camry' });
      await expect(drawing).toBeVisible();
      await expect(canvasElement.querySelector('img')).toBeNull();
    };
    await showsADrawing();
    await step('requests the picture again when the browser is online', async () => {
      const requested = fn();
      const changes = new MutationObserver(() => canvasElement.querySelector('img') && requested());
      changes.observe(canvasElement, { childList: true, subtree: true });
      await waitFor(() => {
        dispatchEvent(new Event('online'));
        return expect(requested).toHaveBeenCalled();
      });
      changes.disconnect();
      await waitFor(showsADrawing);
    });
  },
};

export const WithoutAPicture: Story = {
  tags: ['state:sparse'],
  args: { vehicle: aVehicle({ imageUrl: undefined, bodyStyle: 'SUV', color: 'Green' }) },
  play: async ({ canvas }) => {
    const drawing = await canvas.findByRole('img', { name: 'Illustration of a 2020 Toyota Camry' });
    await expect(drawing.style.getPropertyValue('--paint')).toBe(findPaint('Green'));
    await expect(drawing.querySelector(`path[d="${silhouettes.suv.body}"]`)).not.toBeNull();
  },
};

export const Live: Story = {
  tags: ['state:live'],
  args: { isEager: false },
  render: (args) => (
    <ValueStepper values={['/photos/gone.jpg', '/hero-bg.jpg']}>
      {(imageUrl) => (
        <StageBox style={{ maxWidth: 320 }}>
          <VehicleImage {...args} vehicle={aVehicle({ imageUrl })} />
        </StageBox>
      )}
    </ValueStepper>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Illustration of a 2020 Toyota Camry' });
    showNextValue(canvas);
    const photo = await canvas.findByRole<HTMLImageElement>('img', { name: '2020 Toyota Camry' });
    await expect(photo.loading).toBe('lazy');
    await waitFor(() => expect(photo.naturalWidth).toBeGreaterThan(0));
  },
};
