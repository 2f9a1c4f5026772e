import type { Meta, StoryObj } from '@storybook/react-vite';
import { TeamList } from '../../../src/components/dealer/TeamList.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { aTenant } from '../../fixtures/metadata.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = `**Use it** for one to about twenty members.

**No empty state**: the screen omits the section.`;

const meta = {
  title: 'Components/Dealer/TeamList',
  component: TeamList,
  parameters: { usage },
  args: { team: aTenant().team },
} satisfies Meta<typeof TeamList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const LongContent: Story = { tags: ['state:long'], args: { team: longTenant.team } };

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};
