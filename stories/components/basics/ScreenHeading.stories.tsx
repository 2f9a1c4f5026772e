import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenHeading } from '../../../src/components/basics/ScreenHeading.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'Once per screen, as its first heading.',
  instead: 'Section for a heading within a screen.',
  keys: 'None. The app focuses it when the screen opens; Tab never does.',
  roles: 'A `heading` of level 1. Screen readers read it when the screen opens, because it takes the focus.',
};

const meta = {
  title: 'Components/Basics/ScreenHeading',
  component: ScreenHeading,
  parameters: { usage },
  args: { children: 'Inventory' },
} satisfies Meta<typeof ScreenHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { children: longTenant.dealerName },
  ...at('narrow', 180),
};
