import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { VehicleImage } from '../../../src/components/vehicle/VehicleImage.tsx';
import { showNextValue } from '../../fixtures/ValueStepper.tsx';
import statesMeta, { Failed, Live } from './VehicleImage.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Vehicle/VehicleImage/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadsLazilyUnlessItIsAtTheTopOfAScreen: Story = {
  render: (args) => (
    <>
      <VehicleImage {...args} isEager={false} />
      <VehicleImage {...args} isEager />
    </>
  ),
  play: async ({ canvas }) => {
    const loading = canvas.getAllByRole<HTMLImageElement>('img').map((image) => image.loading);
    await expect(loading).toEqual(['lazy', 'eager']);
  },
};

export const LabelsABundledDrawingAsAnIllustration: Story = {
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole<HTMLImageElement>('img', {
      name: 'Illustration of a 2020 Toyota Camry',
    });
    await waitFor(() => expect(drawing.naturalWidth).toBeGreaterThan(0));
  },
};

export const ShowsTheDarkVariantOfABundledDrawing: Story = {
  play: async ({ canvasElement }) => {
    const { media, srcset } = canvasElement.querySelector('source') as HTMLSourceElement;
    await expect([media, new URL(srcset, document.baseURI).hash]).toEqual([
      '(prefers-color-scheme: dark)',
      '#dark',
    ]);
  },
};

export const RequestsAFailedPictureAgainWhenTheBrowserIsOnline: Story = {
  ...Failed,
  tags: [],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: 'Illustration of a 2020 Toyota Camry' });
    const requested = fn();
    const changes = new MutationObserver(() => canvasElement.querySelector('img') && requested());
    changes.observe(canvasElement, { childList: true, subtree: true });
    await waitFor(() => {
      dispatchEvent(new Event('online'));
      return expect(requested).toHaveBeenCalled();
    });
    await canvas.findByRole('img', { name: 'Illustration of a 2020 Toyota Camry' });
  },
};

export const ShowsANewPictureAfterABrokenOne: Story = {
  ...Live,
  tags: [],
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Illustration of a 2020 Toyota Camry' });
    showNextValue(canvas);
    const photo = await canvas.findByRole<HTMLImageElement>('img', { name: '2020 Toyota Camry' });
    await waitFor(() => expect(photo.naturalWidth).toBeGreaterThan(0));
  },
};
