import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PhotoDialog } from '../../../src/components/gallery/PhotoDialog.tsx';
import { asPictures, portraitPhoto, somePhotos } from '../../fixtures/photos.ts';
import { at } from '../../fixtures/viewports.ts';

const photos = asPictures([...somePhotos(3), portraitPhoto]);

const usage = {
  use: 'For the photos of one vehicle, when the visitor enlarges one.',
  instead: 'Modal for a message.',
  keys: '+ and - zoom, and Escape closes. Gallery handles Left, Right, Home and End.',
  roles: 'A modal `dialog` named by the vehicle. Its photos have text alternatives with their position.',
};

const meta = {
  title: 'Components/Gallery/PhotoDialog',
  component: PhotoDialog,
  argTypes: { index: { control: { type: 'range', max: 3 } } },
  args: { photos, index: 1, name: '2020 Toyota Camry', onIndexChange: fn(), onClose: fn() },
  parameters: { usage, layout: 'fullscreen', frameHeight: 420 },
} satisfies Meta<typeof PhotoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['state:open'],
  // A mouse would drag the picture away instead of swiping.
  play: ({ canvas }) =>
    expect(canvas.getByRole('img', { name: /photo 2/ })).toHaveProperty('draggable', false),
};

export const Offline: Story = {
  tags: ['state:offline', 'state:error'],
  args: { name: '2018 Ford F-150', photos: photos.map((photo) => ({ ...photo, src: undefined })) },
};

export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { photos: photos.slice(1), index: 2 },
  ...at('narrow'),
};
