import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Thumbnails } from '../../../src/components/gallery/Thumbnails.tsx';
import { interactionStates } from '../../fixtures/interactionStates.tsx';
import { asPictures, somePhotos } from '../../fixtures/photos.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'Within Gallery, below the photo in view.',
  instead: 'Nothing for a single photo.',
  keys: 'Tab reaches the current photo only. Gallery handles Left, Right, Home and End.',
  roles: 'A list, each item with a `button`. The current one has `aria-current`, and is the only tab stop.',
};

const meta = {
  title: 'Components/Gallery/Thumbnails',
  component: Thumbnails,
  argTypes: { index: { control: { type: 'range', max: 11 } } },
  parameters: { usage },
  args: {
    photos: asPictures(somePhotos(12)),
    emptyCount: 0,
    index: 2,
    onIndexChange: fn(),
  },
} satisfies Meta<typeof Thumbnails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Loading: Story = {
  tags: ['state:loading'],
  args: { photos: asPictures(somePhotos(1)), emptyCount: 24, index: 0 },
};

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow', 96) };

export const InteractionStates: Story = {
  ...interactionStates(['focus'], 'button'),
  tags: ['state:interaction'],
};
