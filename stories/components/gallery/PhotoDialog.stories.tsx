import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PhotoDialog } from '../../../src/components/gallery/PhotoDialog.tsx';
import { PhotoRow } from '../../../src/components/gallery/PhotoRow.tsx';
import { portraitPhoto, somePhotos } from '../../fixtures/photos.ts';
import { at } from '../../fixtures/viewports.ts';

const photos = [...somePhotos(3), portraitPhoto];

const usage = `**Use it** for the photos of one vehicle, when the visitor enlarges one. **Instead**, use Modal for a
message. **Keys**: Left and Right, Home and End change the photo, + and - zoom, and Escape closes.`;

const meta = {
  title: 'Components/Gallery/PhotoDialog',
  component: PhotoDialog,
  subcomponents: { PhotoRow },
  argTypes: { photos: { control: false } },
  args: {
    photos,
    missing: new Set<string>(),
    index: 1,
    name: '2020 Toyota Camry',
    onIndexChange: fn(),
    onFail: fn(),
    onClose: fn(),
  },
  parameters: { usage, layout: 'fullscreen', frameHeight: 420 },
} satisfies Meta<typeof PhotoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['state:open'],
  play: ({ args, canvas }) =>
    expect(canvas.getByRole('dialog')).toHaveAccessibleName(`Photos of ${args.name}`),
};

export const Failed: Story = { tags: ['state:error'], args: { missing: new Set(photos) } };

export const Narrow: Story = { tags: ['state:narrow'], args: { index: 3 }, ...at('narrow') };
