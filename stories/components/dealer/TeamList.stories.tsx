import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TeamList } from '../../../src/components/dealer/TeamList';
import { longTenant } from '../../fixtures/longContent';
import { aTenant } from '../../fixtures/metadata';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Dealer/TeamList',
  component: TeamList,
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

export const ShowsAllMembersInOrder: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Meet the Team' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.team.length);
    for (const [index, tile] of canvas.getAllByRole('listitem').entries()) {
      await expect(tile).toHaveTextContent(args.team[index]?.name ?? '');
      await expect(tile).toHaveTextContent(args.team[index]?.role ?? '');
    }
  },
};

export const ShowsInitialsInAnyScript: Story = {
  args: {
    team: [
      { name: 'Maria del Carmen Alvarez', role: 'General Manager' },
      { name: 'cher', role: 'Sales' },
      { name: '李 明', role: 'Finance' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MA')).toBeVisible();
    await expect(canvas.getByText('C')).toBeVisible();
    await expect(canvas.getByText('李明')).toBeVisible();
  },
};
