import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenHeading } from '../../../src/components/basics/ScreenHeading';
import { longTenant } from '../../fixtures/longContent';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Basics/ScreenHeading',
  component: ScreenHeading,
  args: { children: 'Inventory' },
} satisfies Meta<typeof ScreenHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const LongContent: Story = { tags: ['state:long'], args: { children: longTenant.dealerName } };

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};

export const IsFocusableByScriptOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Inventory' });
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};
