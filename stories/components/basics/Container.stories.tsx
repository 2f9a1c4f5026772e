import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../../src/components/basics/Container.tsx';
import { theme } from '../../../src/components/theme/tokens.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'For content that spans the window, such as the header’s row.',
  instead: 'ScreenBox for the content of a screen, which has the same width, and gaps.',
  keys: 'None.',
};

const meta = {
  title: 'Components/Basics/Container',
  component: Container,
  args: {
    children: <p style={{ margin: 0, background: theme.color.brandSoft }}>The width of a screen’s content</p>,
  },
  parameters: { usage, layout: 'fullscreen', frameHeight: 240 },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { tags: ['state:filled'], ...at('cinema') };

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow') };
