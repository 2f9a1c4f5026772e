import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Thumbnails } from '../../../src/components/gallery/Thumbnails.tsx';
import { PhotoRow } from '../../../src/components/gallery/PhotoRow.tsx';
import { somePhotos } from '../../fixtures/photos.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = `**Use it** within Gallery, below the photo in view. **Instead**, use nothing for a single photo.
**Keys**: Tab reaches the current photo only. Left and Right change it.`;

const meta = {
  title: 'Components/Gallery/Thumbnails',
  component: Thumbnails,
  subcomponents: { PhotoRow },
  parameters: { usage },
  argTypes: { photos: { control: false } },
  args: {
    photos: somePhotos(12),
    missing: new Set<string>(),
    emptyCount: 0,
    index: 2,
    onIndex: fn(),
    onFail: fn(),
  },
} satisfies Meta<typeof Thumbnails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Loading: Story = {
  tags: ['state:loading'],
  args: { photos: somePhotos(1), emptyCount: 24, index: 0 },
};

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow') };
