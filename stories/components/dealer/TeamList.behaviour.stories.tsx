import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './TeamList.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Dealer/TeamList/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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

export const HidesTheInitialsFromAssistiveTechnology: Story = {
  args: { team: [{ name: 'Ada Park', role: 'Sales' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AP').closest('[aria-hidden="true"]')).not.toBeNull();
    await expect(canvas.getByText('Ada Park').closest('[aria-hidden="true"]')).toBeNull();
  },
};
