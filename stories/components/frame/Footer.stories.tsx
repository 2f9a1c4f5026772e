import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Footer } from '../../../src/components/frame/Footer.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { aTenant } from '../../fixtures/metadata.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = `**Use it** once, below every screen. The quick links only scroll to the top. **Instead**, use Header
for navigation. **Keys**: Tab visits the quick links, then the contact links. **No loading, empty or error state**: it
appears with the metadata, or with the defaults.`;

const meta = {
  title: 'Components/Frame/Footer',
  component: Footer,
  args: { metadata: aTenant(), onQuickLink: fn() },
  parameters: { usage, layout: 'fullscreen', frameHeight: 480 },
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
