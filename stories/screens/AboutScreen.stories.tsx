import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutScreen } from '../../src/screens/AboutScreen.tsx';
import { longTenant } from '../fixtures/longContent.ts';
import { aTenant } from '../fixtures/metadata.ts';
import { at } from '../fixtures/viewports.ts';

const meta = {
  title: 'Screens/AboutScreen',
  component: AboutScreen,
  args: { metadata: aTenant() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Empty: Story = {
  tags: ['state:empty'],
  args: { metadata: aTenant({ team: [] }) },
};

export const LongContent: Story = {
  tags: ['state:long'],
  args: { metadata: longTenant },
};

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};

export const Cinema: Story = { ...at('cinema') };
