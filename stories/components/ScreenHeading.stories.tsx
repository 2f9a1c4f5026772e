import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenHeading } from '../../src/components/ScreenHeading';
import { longTenant } from '../fixtures/longContent';

const meta = {
  title: 'Components/ScreenHeading',
  component: ScreenHeading,
  args: { children: 'Inventory' },
} satisfies Meta<typeof ScreenHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongContent: Story = { args: { children: longTenant.dealerName } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const TakesTheFocusFromAScriptOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Inventory' });
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};
