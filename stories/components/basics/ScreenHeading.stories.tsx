import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenHeading } from '../../../src/components/basics/ScreenHeading.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { at } from '../../fixtures/viewports.ts';

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
