import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenBox } from '../../../src/components/basics/ScreenBox';
import { ScreenHeading } from '../../../src/components/basics/ScreenHeading';
import { theme } from '../../../src/components/theme/tokens';

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
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScreenBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultGap: Story = { tags: ['state:filled'] };

export const WiderGap: Story = { args: { $gap: theme.space[56] } };
