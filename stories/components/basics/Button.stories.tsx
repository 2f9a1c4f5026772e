import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../src/components/basics/Button';
import { theme } from '../../../src/components/theme/tokens';
import { at } from '../../fixtures/viewports';

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

export const CallsOnClick: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Browse Inventory' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const IsDisabledWhileBusy: Story = {
  tags: ['state:busy'],
  args: { busyLabel: 'Submitting…' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Submitting…' });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const KeepsItsSizeWhileBusy: Story = {
  render: (args) => (
    <>
      <Button {...args} isWide />
      <Button {...args} isWide busyLabel="Submitting…" />
    </>
  ),
  play: async ({ canvas }) => {
    const [resting, busy] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(busy?.height).toBe(resting?.height);
    await expect(busy?.width).toBe(resting?.width);
  },
};
