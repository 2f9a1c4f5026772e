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
        <p>The parts of a screen stand one under the other.</p>
        <p>As far apart as the screen likes.</p>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScreenBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['state:filled'] };

export const FartherApart: Story = { args: { $gap: theme.space[56] } };
