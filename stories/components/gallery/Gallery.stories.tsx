import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Gallery } from '../../../src/components/gallery/Gallery.tsx';
import { inBox } from '../../fixtures/inBox.tsx';
import { interactionStates } from '../../fixtures/interactionStates.tsx';
import { galleryOf, portraitPhoto, somePhotos } from '../../fixtures/photos.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'Once, at the top of a vehicle’s screen.',
  instead: 'VehicleImage where one picture is enough.',
  keys: 'Left, Right, Home and End choose a photo, Enter enlarges it, and Escape closes the large view.',
  roles: 'A `region` named by the vehicle. A `status` announces the position, such as ‘2 of 7’.',
};

const meta = {
  title: 'Components/Gallery/Gallery',
  tags: ['engines'],
  component: Gallery,
  parameters: { usage },
  args: { ...galleryOf(somePhotos(7)), isOnline: true },
  decorators: [inBox({ maxWidth: 680 })],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Two: Story = { tags: ['state:filled'], args: galleryOf(somePhotos(2)) };

export const Portrait: Story = {
  tags: ['state:filled'],
  args: galleryOf([portraitPhoto, ...somePhotos(3)]),
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { vehicle: aVehicle({ photoCount: 25 }), photos: { status: 'loading' } },
  play: ({ canvasElement }) => expect(canvasElement.querySelectorAll('li').length).toBe(25),
};

export const Failed: Story = {
  tags: ['state:error'],
  args: galleryOf(['/photos/gone.jpg', '/photos/lost.jpg']),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: 'Illustration of a 2012 Toyota Camry' });
    await expect(canvasElement.querySelectorAll('li').length).toBe(0);
  },
};

/** A photo that cannot be requested keeps its place. */
export const Offline: Story = {
  tags: ['state:offline'],
  args: { ...galleryOf([...somePhotos(2), '/photos/offline.jpg']), isOnline: false },
};

export const One: Story = {
  tags: ['state:sparse'],
  args: { vehicle: aVehicle({ imageUrl: portraitPhoto }), photos: { status: 'ready', value: [] } },
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('img', { name: '2020 Toyota Camry' });
    await waitFor(() => expect(photo).toHaveStyle({ objectFit: 'contain' }));
  },
};

export const Forty: Story = { tags: ['state:long'], args: galleryOf(somePhotos(40)) };

export const Narrow: Story = { ...Forty, tags: ['state:narrow'], ...at('narrow', 290) };

export const InteractionStates: Story = {
  ...interactionStates(['hover', 'focus'], '[aria-label$=photo]:not([aria-disabled=true])'),
  tags: ['state:interaction'],
};
