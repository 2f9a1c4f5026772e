import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PhotoRow } from '../../../src/components/gallery/PhotoRow.tsx';
import { StageBox } from '../../../src/components/vehicle/StageBox.ts';
import { asPictures, portraitPhoto, somePhotos } from '../../fixtures/photos.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'Within Gallery, for the photo in view.',
  instead: 'VehicleImage where one picture is enough.',
  keys: 'Enter enlarges the photo. Gallery handles Left, Right, Home and End.',
  roles:
    'A `button` for the photo in view and two for its neighbours; the others are inert. A `status` announces the position.',
};

const meta = {
  title: 'Components/Gallery/PhotoRow',
  component: PhotoRow,
  argTypes: { index: { control: { type: 'range', max: 3 } } },
  parameters: { usage },
  args: {
    photos: asPictures([...somePhotos(3), portraitPhoto]),
    index: 1,
    name: '2020 Toyota Camry',
    onIndexChange: fn(),
  },
  decorators: [
    (Story) => (
      <StageBox style={{ maxWidth: 680 }}>
        <Story />
      </StageBox>
    ),
  ],
} satisfies Meta<typeof PhotoRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Portrait: Story = { tags: ['state:filled'], args: { index: 3, name: '2018 Ford F-150' } };

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow', 230) };
