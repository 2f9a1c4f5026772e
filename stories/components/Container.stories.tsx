import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../src/components/Container';
import { theme } from '../../src/components/theme/tokens';

const meta = {
  title: 'Components/Container',
  component: Container,
  args: {
    children: <p style={{ margin: 0, background: theme.color.brandSoft }}>As wide as a screen’s content</p>,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'cinema' } },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForText: Story = {};

export const ForAGridOfCars: Story = { args: { $isGrid: true } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
