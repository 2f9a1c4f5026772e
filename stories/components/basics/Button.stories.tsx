import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../../src/components/basics/Button.tsx';
import { theme } from '../../../src/components/theme/tokens.ts';
import { at } from '../../fixtures/viewports.ts';

const meta = {
  title: 'Components/Basics/Button',
  component: Button,
  args: { children: 'Browse Inventory', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { tags: ['state:filled'] };

export const Ghost: Story = { args: { variant: 'ghost' } };

export const Amber: Story = {
  args: { variant: 'amber' },
  render: (args) => (
    <div style={{ padding: theme.space[24], background: theme.color.night }}>
      <Button {...args} />
    </div>
  ),
};

export const Wide: Story = { args: { isWide: true } };

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { children: 'Browse every vehicle on our lot in Rancho Santa Margarita today' },
  ...at('narrow'),
};

export const Busy: Story = {
  tags: ['state:busy'],
  args: { busyLabel: 'Submitting…' },
};
