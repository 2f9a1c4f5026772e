import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyNotice } from '../../../src/components/vehicle/EmptyNotice.tsx';

const usage = {
  use: 'In place of a grid without vehicles.',
  instead: 'FailureScreen for a screen that could not be shown.',
  keys: 'None.',
  roles: 'A `heading` of level 2. The drawing is hidden.',
};

const meta = {
  title: 'Components/Vehicle/EmptyNotice',
  component: EmptyNotice,
  parameters: { usage },
} satisfies Meta<typeof EmptyNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = { tags: ['state:empty'], args: { text: 'No matches found.' } };

export const WithoutText: Story = { tags: ['state:empty'] };
