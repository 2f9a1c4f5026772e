import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenBox } from '../../../src/components/basics/ScreenBox.tsx';
import { ScreenHeading } from '../../../src/components/basics/ScreenHeading.tsx';

const usage = {
  use: 'Once per screen, around everything below the header.',
  instead: 'Container for a part that spans the window, such as the hero.',
  keys: 'None.',
};

const meta = {
  title: 'Components/Basics/ScreenBox',
  component: ScreenBox,
  args: {
    children: (
      <>
        <ScreenHeading>About</ScreenHeading>
        <p>The parts of a screen form a column.</p>
        <p>All gaps are equal.</p>
      </>
    ),
  },
  parameters: { usage, layout: 'fullscreen', frameHeight: 360 },
} satisfies Meta<typeof ScreenBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };
