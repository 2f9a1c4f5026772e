import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Footer } from '../../../src/components/frame/Footer.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { aTenant } from '../../fixtures/metadata.ts';
import { at } from '../../fixtures/viewports.ts';

const meta = {
  title: 'Components/Frame/Footer',
  component: Footer,
  args: { metadata: aTenant(), onQuickLink: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { height: '480px' } } },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const LongContent: Story = {
  tags: ['state:long'],
  args: { metadata: longTenant },
};

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};
